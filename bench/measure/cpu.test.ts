import { describe, expect, test } from 'vitest';
import { type Children, processTree, splitProcesses } from './cpu.ts';

// The server (10) has started a shell (11), which has started the database (20) with its back ends; 30 belongs to another program.
const children: Children = new Map([
  [1, [10, 30]],
  [10, [11]],
  [11, [20]],
  [20, [21, 22]],
]);

describe('whose CPU is counted', () => {
  test('a tree holds all that its root started, and nothing else', () => {
    expect(processTree(10, children).toSorted()).toEqual([10, 11, 20, 21, 22]);
    expect(processTree(30, children)).toEqual([30]);
  });

  test('a database that the server started counts once, and as the database', () => {
    const { server, database } = splitProcesses({ server: 10, database: 20 }, children);
    expect(server.toSorted()).toEqual([10, 11]);
    expect(database.toSorted()).toEqual([20, 21, 22]);
  });

  test('a server beside the database keeps its own', () => {
    expect(splitProcesses({ server: 30, database: 20 }, children)).toEqual({
      server: [30],
      database: [20, 21, 22],
    });
  });
});
