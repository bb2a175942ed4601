import { z } from 'zod'

/** First in an archive: what it is. Readable before anything is unpacked. */
export const labelName = 'arvand-backup.json'
/** Last in an archive: SHA-256 of every file before it. An archive without it is not whole. */
export const checksumsName = 'arvand-checksums.json'

export const label = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
})
export type Label = z.output<typeof label>

export const checksums = z.object({ files: z.record(z.string(), z.string()) })

/** What of a data folder is kept, and under the same names in the archive. */
export const archived = { cluster: 'postgres', uploads: 'files', secret: 'SECRET' } as const
