import { z } from 'zod'

/** The first entry of an archive, which says what the archive is; it can be read before anything is unpacked. */
export const labelName = 'arvand-backup.json'
/** The last entry of an archive: the SHA-256 of every file before it. An archive without it is incomplete. */
export const checksumsName = 'arvand-checksums.json'

export const label = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
})
export type Label = z.output<typeof label>

export const checksums = z.object({ files: z.record(z.string(), z.string()) })

/** The parts of a data folder that a backup contains, under the same names in the archive. */
export const archived = { cluster: 'postgres', uploads: 'files', secret: 'SECRET' } as const
