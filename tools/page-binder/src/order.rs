//! The order of the functions of a program. Those of one name, such as a page for each of the games, are alike: side by
//! side, they take less room in what a server compresses.

use std::collections::HashMap;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    BinaryReaderError, CodeSectionReader, CustomSectionReader, FunctionSectionReader, KnownCustom,
    Name, Parser, Payload, TypeRef,
};

/// Returns `program` with its functions in the order of their names, and without these names and all else that does
/// not run.
///
/// # Errors
/// It is no program.
pub fn by_name(program: &[u8]) -> Result<Vec<u8>, Error<BinaryReaderError>> {
    let Functions { imported, count, names } = Functions::of(program)?;
    let mut order: Vec<u32> = (imported..imported + count).collect();
    order.sort_by_key(|function| (names.get(function), *function));
    let places = order.iter().copied().zip(imported..).collect();
    let mut ordered = Module::new();
    Order { imported, order, places }.parse_core_module(&mut ordered, Parser::new(0), program)?;
    Ok(ordered.finish())
}

/// What a program says about its functions.
#[derive(Default)]
struct Functions<'a> {
    /// How many are imported; they come first.
    imported: u32,
    /// How many of its own it has.
    count: u32,
    names: HashMap<u32, &'a str>,
}

impl<'a> Functions<'a> {
    fn of(program: &'a [u8]) -> Result<Self, BinaryReaderError> {
        let mut functions = Functions::default();
        for part in Parser::new(0).parse_all(program) {
            match part? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        functions.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(types) => functions.count = types.count(),
                Payload::CustomSection(section) => functions.read_names(&section)?,
                _ => {}
            }
        }
        Ok(functions)
    }

    fn read_names(&mut self, section: &CustomSectionReader<'a>) -> Result<(), BinaryReaderError> {
        let KnownCustom::Name(names) = section.as_known() else { return Ok(()) };
        for names in names {
            let Name::Function(names) = names? else { continue };
            for name in names {
                let name = name?;
                self.names.insert(name.index, name.name);
            }
        }
        Ok(())
    }
}

/// Writes a program in another order.
struct Order {
    imported: u32,
    /// The functions in their new order.
    order: Vec<u32>,
    /// The new place of each.
    places: HashMap<u32, u32>,
}

impl Order {
    /// Returns what there is for each function, in the new order.
    fn ordered<T: Clone>(&self, all: Vec<T>) -> Vec<T> {
        let old = self.order.iter().map(|function| (function - self.imported) as usize);
        old.map(|place| all[place].clone()).collect()
    }
}

impl Reencode for Order {
    type Error = BinaryReaderError;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Self::Error>> {
        Ok(self.places.get(&function).copied().unwrap_or(function))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let types: Vec<u32> = section.into_iter().collect::<Result<_, _>>()?;
        for ty in self.ordered(types) {
            functions.function(self.type_index(ty)?);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let bodies: Vec<_> = section.into_iter().collect::<Result<_, _>>()?;
        for body in self.ordered(bodies) {
            self.parse_function_body(code, body)?;
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        Ok(())
    }
}
