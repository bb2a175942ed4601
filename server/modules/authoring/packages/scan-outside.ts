import { open } from 'node:fs/promises'
import type { Unpacked } from '#platform/archives'
import { joinedHosts, mayNameHosts, mostLetters, outsideHostsIn } from './outside-hosts.ts'

const mostFiles = 500

/** Hosts that the files of an unpacked package name; reads only the first 500 files and the beginning of each. */
export async function scanOutside(files: Unpacked, alive: () => void): Promise<readonly string[]> {
  const found: (readonly string[])[] = []
  const named = [...files].filter(([path]) => mayNameHosts(path)).slice(0, mostFiles)
  for (const [name, { path }] of named) {
    alive()
    found.push(outsideHostsIn(name, await headOf(path)))
  }
  return joinedHosts(found)
}

async function headOf(path: string): Promise<string> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(mostLetters), 0, mostLetters, 0)
  return buffer.toString('utf8', 0, bytesRead)
}
