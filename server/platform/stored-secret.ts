import { dirname } from 'node:path'
import { disk } from './files.ts'

/** A secret in a file of the data folder, created at the first start and read by all later ones. */
export async function storedSecret(path: string, made: string): Promise<string> {
  // With a database elsewhere nothing else has made the folder by now.
  await disk.makeFolder(dirname(path), 0o700)
  // When two processes start together, one of them creates the secret and both read it.
  await disk.createExclusively(path, made, 0o600)
  return ((await disk.readText(path)) ?? made).trim()
}
