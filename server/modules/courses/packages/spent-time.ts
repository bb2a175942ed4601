import type { Standard } from './manifest.ts'
import type { Data } from './part-state.ts'

/**
 * Pure: the data of a part with the time of a session that was never ended in its total time, as if it had been: the
 * learner closed the page after the last save.
 */
export function withSpentTime(standard: Standard, data: Data): Data {
  const core = standard === '1.2' ? 'cmi.core.' : 'cmi.'
  const { [`${core}session_time`]: session, ...rest } = data
  const spent = secondsOf(session)
  if (spent === 0) return data
  const total = secondsOf(data[`${core}total_time`]) + spent
  return { ...rest, [`${core}total_time`]: standard === '1.2' ? clockOf(total) : `PT${rounded(total)}S` }
}

const clock = /^(\d{2,4}):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/
const period = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,2})?)S)?)?$/

/** Seconds of a time of SCORM 1.2 (`HHHH:MM:SS.SS`) or 2004 (`PT1H5M3S`); 0 for what is none. */
function secondsOf(text = ''): number {
  const read = clock.exec(text) ?? period.exec(text)
  if (!read) return 0
  const weights = read.length === 4 ? [3600, 60, 1] : [31_536_000, 2_592_000, 86_400, 3600, 60, 1]
  return weights.reduce((sum, weight, at) => sum + weight * Number(read[at + 1] ?? 0), 0)
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100

function clockOf(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60]
  const rest = hundredths % 6000
  const fraction = rest % 100 === 0 ? '' : `.${two(rest % 100)}`
  return `${String(Math.min(hours, 9999)).padStart(4, '0')}:${two(minutes)}:${two(Math.floor(rest / 100))}${fraction}`
}
