import { parseFile } from 'music-metadata'

/** Seconds of a video or a sound by its head; null when it does not say. */
export async function secondsOf(path: string): Promise<number | null> {
  try {
    const { format } = await parseFile(path, { skipCovers: true, duration: false })
    const { duration } = format
    return duration !== undefined && Number.isFinite(duration) && duration > 0 ? duration : null
  } catch {
    // Odd tags are no reason to refuse what a browser may well play.
    return null
  }
}
