//! The order of the functions of a program. Those of one kind, such as a page for each of the games, are alike: side by
//! side, they take less room in what a server compresses. Those that are the same become one.

use std::borrow::Cow;
use std::collections::HashMap;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    BinaryReaderError, CodeSectionReader, CustomSectionReader, FunctionSectionReader, KnownCustom,
    Name, Parser, Payload, TypeRef,
};

use crate::kin::kin;

/// Returns `program` with those of its functions once that are the same, in an order in which those of a kind are side
/// by side, and without names and all else that does not run.
///
/// # Errors
/// It is no program.
pub fn arranged(program: &[u8]) -> Result<Vec<u8>, Error<BinaryReaderError>> {
    let mut names = Functions::of(program)?.names();
    let mut folded = Cow::Borrowed(program);
    // Those that call what has become one may be the same then.
    loop {
        let functions = Functions::of(&folded)?;
        let (kept, places) = functions.distinct();
        if kept.len() == functions.bodies.len() {
            break;
        }
        let imported = functions.imported;
        names = kept.iter().map(|old| names[(old - imported) as usize].clone()).collect();
        folded = Cow::Owned(Order { imported, order: kept, places }.write(&folded)?);
    }
    let imported = Functions::of(&folded)?.imported;
    let mut order: Vec<u32> = (imported..).take(names.len()).collect();
    order.sort_by_cached_key(|function| {
        let name = &names[(function - imported) as usize];
        (kin(name), name.clone(), *function)
    });
    let places = order.iter().copied().zip(imported..).collect();
    Order { imported, order, places }.write(&folded)
}

/// What a program says about its functions.
#[derive(Default)]
struct Functions<'a> {
    /// How many are imported; they come first.
    imported: u32,
    /// The type and the code of each of its own.
    types: Vec<u32>,
    bodies: Vec<&'a [u8]>,
    named: HashMap<u32, &'a str>,
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
                Payload::FunctionSection(types) => {
                    functions.types = types.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => functions.bodies.push(body.as_bytes()),
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
                self.named.insert(name.index, name.name);
            }
        }
        Ok(())
    }

    /// Returns the name of each own function; an empty one where it has none.
    fn names(&self) -> Vec<String> {
        let name = |function| self.named.get(&function).map(ToString::to_string);
        let own = (self.imported..).take(self.bodies.len());
        own.map(|function| name(function).unwrap_or_default()).collect()
    }

    /// Returns the functions that differ from all before them, and the new place of each.
    fn distinct(&self) -> (Vec<u32>, HashMap<u32, u32>) {
        let (mut kept, mut places, mut known) = (Vec::new(), HashMap::new(), HashMap::new());
        let all = (self.imported..).zip(self.types.iter().zip(&self.bodies));
        for (function, same) in all {
            let place = *known.entry(same).or_insert_with(|| {
                kept.push(function);
                self.imported + kept.len() as u32 - 1
            });
            places.insert(function, place);
        }
        (kept, places)
    }
}

/// Writes a program in another order.
struct Order {
    imported: u32,
    /// The functions that stay, in their new order.
    order: Vec<u32>,
    /// The new place of each.
    places: HashMap<u32, u32>,
}

impl Order {
    fn write(mut self, program: &[u8]) -> Result<Vec<u8>, Error<BinaryReaderError>> {
        let mut ordered = Module::new();
        self.parse_core_module(&mut ordered, Parser::new(0), program)?;
        Ok(ordered.finish())
    }

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

#[cfg(test)]
mod tests {
    use wasm_encoder::{CodeSection, Function, NameMap, NameSection, TypeSection};

    use super::*;

    /// Returns a program with a function for each of these, which gives the number or calls the other function.
    fn program(functions: &[(&str, Result<i32, u32>)]) -> Vec<u8> {
        let (mut module, mut types) = (Module::new(), TypeSection::new());
        let (mut declared, mut code) = (FunctionSection::new(), CodeSection::new());
        let (mut section, mut names) = (NameSection::new(), NameMap::new());
        types.ty().function([], [wasm_encoder::ValType::I32]);
        for (index, (name, body)) in (0..).zip(functions) {
            declared.function(0);
            let mut function = Function::new([]);
            match *body {
                Ok(number) => function.instructions().i32_const(number).end(),
                Err(other) => function.instructions().call(other).end(),
            };
            code.function(&function);
            names.append(index, name);
        }
        section.functions(&names);
        module.section(&types).section(&declared).section(&code).section(&section);
        module.finish()
    }

    #[test]
    fn functions_that_are_the_same_become_one_and_kin_lie_side_by_side() {
        let before = program(&[
            ("show::<A>", Err(3)),
            ("other", Ok(7)),
            ("show::<B>", Err(4)),
            ("<A as Deep>::deep", Ok(1)),
            ("<B as Deep>::deep", Ok(1)),
            ("show::<C>", Err(1)),
        ]);
        let after = arranged(&before).unwrap();
        let expected = program(&[("", Ok(1)), ("", Ok(7)), ("", Err(0)), ("", Err(1))]);
        let [after, expected] = [&after, &expected].map(|it| Functions::of(it).unwrap().bodies);
        assert_eq!(after, expected);
    }
}
