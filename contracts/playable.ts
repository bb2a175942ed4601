import { z } from 'zod'

/** What a player needs for a video or audio; the links are public, or for this viewer only and short-lived. */
export const playable = z.object({
  kind: z.enum(['video', 'audio']),
  /** A single file for playing by byte ranges: the upload, or a conversion if browsers do not play the upload. */
  file: z.string(),
  type: z.string(),
  /** The HLS playlist; null while there is none. */
  hls: z.string().nullable(),
  /** The sound alone, for slow connections. */
  audioOnly: z.string().nullable(),
  poster: z.string().nullable(),
  /** What the poster shows, where its teacher wrote it. */
  posterAlt: z.string().optional(),
  seconds: z.number().nullable(),
  captions: z.array(z.object({ src: z.string(), language: z.string(), label: z.string() })),
  chapters: z.array(z.object({ at: z.number(), title: z.string() })),
  /** Text that floats over a video, so that a copy shows whose it is. */
  watermark: z.string().nullable(),
})
export type Playable = z.output<typeof playable>
