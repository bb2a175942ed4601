import type { Part, Standard } from './manifest.ts'

export type Data = Readonly<Record<string, string>>

export interface PartState {
  readonly status: 'new' | 'begun' | 'completed' | 'passed' | 'failed'
  /** 0 to 100, or null. */
  readonly score: number | null
}

/** Pure: the progress of a part by the stored data of its run-time; undefined data: it was never opened. */
export function stateOf(standard: Standard, kind: Part['kind'], data: Data | undefined): PartState {
  if (!data) return { status: 'new', score: null }
  if (kind === 'asset') return { status: 'completed', score: null }
  return standard === '1.2'
    ? { status: statusIn(data['cmi.core.lesson_status']), score: scoreIn(data, 'cmi.core.score') }
    : { status: statusOf2004(data), score: scoreOf2004(data) }
}

/**
 * Pure: the data to store for a SCO that has ended. One that never reported a status is completed by its end, by SCORM
 * 1.2 (RTE 3.4.4, lesson_status); by 2004 (SN UP.4) unless it is suspended, sets completion itself or has a threshold.
 */
export function endedData(standard: Standard, data: Data, tellsCompletion: boolean): Data {
  const name = standard === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status'
  if (![undefined, '', 'not attempted', 'unknown'].includes(data[name])) return data
  const isOpen =
    standard === '2004' &&
    (tellsCompletion || data['cmi.exit'] === 'suspend' || Boolean(data['cmi.completion_threshold']))
  return isOpen ? data : { ...data, [name]: 'completed' }
}

/** Pure: whether a part is done; a failed part is not, because the learner may still pass. */
export const isDone = ({ status }: Pick<PartState, 'status'>): boolean =>
  status === 'completed' || status === 'passed'

const statusIn = (word: string | undefined): PartState['status'] =>
  word === 'passed' || word === 'completed' || word === 'failed' ? word : 'begun'

function statusOf2004(data: Data): PartState['status'] {
  const success = data['cmi.success_status']
  if (success === 'passed' || success === 'failed') return success
  return data['cmi.completion_status'] === 'completed' ? 'completed' : 'begun'
}

function scoreIn(data: Data, place: string): number | null {
  const [raw, least, greatest] = ['raw', 'min', 'max'].map((name) => numberIn(data[`${place}.${name}`]))
  if (raw === null || raw === undefined) return null
  const [from, to] = [least ?? 0, greatest ?? 100]
  return to > from ? within(((raw - from) / (to - from)) * 100) : null
}

function scoreOf2004(data: Data): number | null {
  const scaled = numberIn(data['cmi.score.scaled'])
  return scaled === null ? scoreIn(data, 'cmi.score') : within(scaled * 100)
}

function numberIn(text: string | undefined): number | null {
  const number = Number(text)
  return text && Number.isFinite(number) ? number : null
}

const within = (score: number): number => Math.round(Math.min(100, Math.max(0, score)) * 100) / 100

export interface Beginning {
  readonly standard: Standard
  readonly given: Data
  readonly kept: Data | undefined
  readonly learner: { readonly id: string; readonly name: string }
  /** False for staff, who look without progress. */
  readonly learns: boolean
}

/** Elements that belong to one session only. */
const ofSession = /^(cmi\.(core\.)?(session_time|exit|entry)|cmi\.entry|adl\.nav\..*)$/

/** Pure: the data that a run-time begins with: stored data, the learner, and whether they resume. */
export function beginningOf({ standard, given, kept = {}, learner, learns }: Beginning): Data {
  const core = standard === '1.2' ? 'cmi.core.' : 'cmi.'
  const [who, mode] = standard === '1.2' ? ['student', 'lesson_mode'] : ['learner', 'mode']
  const stays = Object.entries(kept).filter(([name]) => !ofSession.test(name))
  const isBack = kept[`${core}exit`] === 'suspend'
  return {
    ...Object.fromEntries(stays),
    ...given,
    [`${core}${who}_id`]: learner.id,
    [`${core}${who}_name`]: learner.name,
    [`${core}credit`]: learns ? 'credit' : 'no-credit',
    [`${core}${mode}`]: learns ? 'normal' : 'browse',
    [`${core}entry`]: isBack ? 'resume' : Object.keys(kept).length === 0 ? 'ab-initio' : '',
  }
}
