import { z } from 'zod'

/** What a player needs of a video or an audio; the links are the viewer's own (or public) and short-lived. */
export const playable = z.object({
  kind: z.enum(['video', 'audio']),
  /** The file as it was uploaded, served by range. */
  file: z.string(),
  type: z.string(),
  /** The playlist of the ladder; null while there is none. */
  hls: z.string().nullable(),
  /** The sound alone, for poor lines. */
  audioOnly: z.string().nullable(),
  poster: z.string().nullable(),
  seconds: z.number().nullable(),
  captions: z.array(z.object({ src: z.string(), language: z.string(), label: z.string() })),
  chapters: z.array(z.object({ at: z.number(), title: z.string() })),
  /** Words that float over a video so that a copy tells whose it is. */
  watermark: z.string().nullable(),
})
export type Playable = z.output<typeof playable>
