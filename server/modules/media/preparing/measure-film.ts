import { z } from 'zod'
import { ProgramRefused, probe } from './programs.ts'

/** A video or audio file, as ffprobe describes it. */
export interface Film {
  readonly seconds: number
  /** Null where there is only sound. */
  readonly picture: { readonly width: number; readonly height: number } | null
  readonly hasSound: boolean
}

const shape = z.object({
  format: z.object({ duration: z.coerce.number().optional() }),
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      duration: z.coerce.number().optional(),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
})

// One decoded frame with more pixels would take the machine's memory.
const mostPixels = 9000 * 5000

/** Measures duration, displayed size, and whether the film has sound. Throws `ProgramRefused`. */
export async function measureFilm(path: string, signal: AbortSignal): Promise<Film> {
  const told = shape.safeParse(await probe(path, signal))
  if (!told.success) throw new ProgramRefused('ffprobe told nothing of it')
  const { format, streams } = told.data
  // ffprobe lists the cover picture of an audio file as a video stream.
  const video = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic)
  const seconds = format.duration ?? Math.max(0, ...streams.map(({ duration = 0 }) => duration))
  if (!(seconds > 0)) throw new ProgramRefused('it has no length')
  return {
    seconds,
    picture: video?.width && video.height ? shownSize(video.width, video.height, video.side_data_list) : null,
    hasSound: streams.some(({ codec_type: type }) => type === 'audio'),
  }
}

/** A phone held upright records a landscape film with a rotation, so width and height change places. */
function shownSize(width: number, height: number, sides: { rotation?: number | undefined }[] = []) {
  if (width * height > mostPixels) throw new ProgramRefused('its picture is too large')
  const isTurned = sides.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
  return isTurned ? { width: height, height: width } : { width, height }
}
