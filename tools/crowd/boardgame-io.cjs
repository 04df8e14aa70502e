// Measures boardgame.io's server as tools/crowd measures this one: rooms of two, as fast as it goes.
//
//   npm install --prefix FOLDER boardgame.io@0.50.2
//   NODE_PATH=FOLDER/node_modules node tools/crowd/boardgame-io.cjs [--rooms N] [--seconds N]
//
// The server is another process, and what it would do on a core of its own follows from the time that it took. The
// game is the tic-tac-toe of its documentation, whose board is cleared when it is full instead of ending the game.
'use strict';
const { fork } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { performance } = require('node:perf_hooks');

const TicTacToe = {
    name: 'tic-tac-toe',
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        clickCell: ({ G, playerID }, id) => {
            if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
            G.cells[id] = playerID;
        },
    },
};

const option = (name, usual) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? usual : Number(process.argv[at + 1]);
};

async function serve() {
    const { Server } = require('boardgame.io/server');
    console.log = console.info = () => {};
    const server = Server({ games: [TicTacToe], origins: ['http://127.0.0.1'] });
    const running = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
    process.send(running.appServer.address().port);
}

/** Returns the time of processors that a process has taken, in seconds, and its memory in KiB. Needs Linux. */
function used(id) {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');
    const memory = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1];
    return { time: (Number(fields[11]) + Number(fields[12])) / 100, memory: Number(memory) };
}

/** Lets two clients play in a room until `until`, and returns the times from moves to their arrival at the other. */
function play(clients, until) {
    const delays = [];
    let [sent, count] = [0, 0];
    return new Promise((done) => {
        const move = () => {
            sent = performance.now();
            if (sent >= until()) return done(delays);
            clients[count % 2].moves.clickCell(count % 9);
        };
        clients.forEach((client, own) => client.subscribe((state) => {
            // Each hears of the move of the other.
            if (!state || own === count % 2 || state.ctx.turn !== count + 2) return;
            delays.push(performance.now() - sent);
            count += 1;
            move();
        }));
        move();
    });
}

async function measure() {
    const [rooms, seconds] = [option('rooms', 1000), option('seconds', 15)];
    const { Client } = require('boardgame.io/client');
    const { SocketIO } = require('boardgame.io/multiplayer');
    const server = fork(__filename, ['--serve']);
    const port = await new Promise((done) => server.once('message', done));
    const alone = used(server.pid).memory;
    const pairs = [];
    for (let room = 0; room < rooms; room += 1) {
        const clients = ['0', '1'].map((playerID) => Client({
            game: TicTacToe,
            numPlayers: 2,
            matchID: `room ${room}`,
            playerID,
            debug: false,
            multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } }),
        }));
        // One after the other, as the first one opens the room.
        for (const client of clients) {
            client.start();
            await new Promise((done) => {
                const stop = client.subscribe((state) => state && client.getState().isConnected && done());
                void stop;
            });
        }
        pairs.push(clients);
    }
    const full = used(server.pid).memory;
    const connection = (full - alone) / (2 * rooms);
    console.log(`rooms=${rooms} memory_alone_kib=${alone} memory_full_kib=${full} memory_a_connection_kib=${connection.toFixed(1)}`);
    const [before, started] = [used(server.pid), performance.now()];
    const until = () => started + 1000 * seconds;
    const delays = (await Promise.all(pairs.map((pair) => play(pair, until)))).flat();
    const wall = (performance.now() - started) / 1000;
    const time = used(server.pid).time - before.time;
    delays.sort((one, other) => one - other);
    const at = (part) => (delays[Math.floor((delays.length - 1) * part)] ?? 0).toFixed(2);
    console.log(`pace=fastest moves=${delays.length} moves_a_second=${(delays.length / wall).toFixed(0)} ` +
        `server_us_a_move=${(1e6 * time / delays.length).toFixed(1)} moves_a_second_on_a_core=${(delays.length / time).toFixed(0)} ` +
        `ms_to_the_other: median=${at(0.5)} p99=${at(0.99)} max=${at(1)}`);
    server.kill();
    process.exit(0);
}

if (process.argv.includes('--serve')) serve();
else measure();
