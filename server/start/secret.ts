import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { disk } from '#platform/files'
import type { Config } from '#server/config'

/** The secret that signs and seals. In demo mode it is made once and kept beside the data. */
export async function secretOf(config: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (config.secret) return config.secret
  const path = join(config.dataDir, 'SECRET')
  const made = randomBytes(32).toString('base64url')
  // Of two that start together one makes it and both read it.
  await disk.createExclusively(path, made, 0o600)
  return ((await disk.readText(path)) ?? made).trim()
}
