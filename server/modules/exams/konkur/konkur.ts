import type { Konkur, KonkurChoices, KonkurField } from '@arvand/contracts/konkur'

/** The rules and figures of Konkur mode. Pure. */

export interface Counts {
  readonly right: number
  readonly wrong: number
  readonly empty: number
}

export const questionsIn = ({ right, wrong, empty }: Counts): number => right + wrong + empty

/** (3 × right − wrong) ÷ (3 × all), in percent; may be negative. */
export function percentOf(counts: Counts): number {
  const all = questionsIn(counts)
  return all === 0 ? 0 : ((3 * counts.right - counts.wrong) / (3 * all)) * 100
}

export interface Spread {
  readonly mean: number
  readonly deviation: number
}

/** Mean and standard deviation of all who sat: they are the whole population and no sample of it. */
export function spreadOf(percents: readonly number[]): Spread {
  const count = Math.max(percents.length, 1)
  const mean = percents.reduce((sum, one) => sum + one, 0) / count
  const variance = percents.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count
  return { mean, deviation: Math.sqrt(variance) }
}

const middle = 5000
const highest = 10_000
/** What is left of equal figures after their roots and quotients is no difference. */
const tiny = 1e-9

/** The تراز of a lesson; where all have the same percent everybody is in the middle. */
export function standardOf(percent: number, { mean, deviation }: Spread): number {
  if (deviation < tiny) return middle
  return Math.min(highest, Math.max(0, middle + (1000 * (percent - mean)) / deviation))
}

/** The whole تراز: the mean of the lessons, weighted by their coefficients. */
export function wholeOf(
  lessons: readonly { readonly standard: number; readonly coefficient: number }[],
): number {
  const weight = lessons.reduce((sum, { coefficient }) => sum + coefficient, 0)
  if (weight === 0) return middle
  return lessons.reduce((sum, { standard, coefficient }) => sum + standard * coefficient, 0) / weight
}

/** Equal values share a rank, and the ranks after them are left out: 1, 2, 2, 4. */
export const rankIn = (value: number, all: readonly number[]) => ({
  rank: 1 + all.filter((one) => one - value > tiny).length,
  of: all.length,
})

/** One who sat a booklet, with the percent of each of its lessons. */
export interface Sitter {
  readonly attemptId: string
  readonly quota: string
  readonly city: string
  readonly percents: Readonly<Record<string, number>>
}

export interface Standing<Of extends Sitter = Sitter> {
  readonly sitter: Of
  readonly standard: number
  readonly all: Rank
  readonly quota: Rank
  readonly city: Rank
}
type Rank = ReturnType<typeof rankIn>

/** How each lesson of a booklet went for all who sat it. */
export const spreadsOf = (
  lessons: readonly string[],
  sitters: readonly Sitter[],
): ReadonlyMap<string, Spread> =>
  new Map(lessons.map((lesson) => [lesson, spreadOf(sitters.map(({ percents }) => percents[lesson] ?? 0))]))

/** Everybody who sat a booklet with their whole تراز in one subgroup and their ranks, the best first. */
export function standingsOf<Of extends Sitter>(
  { lessons }: Pick<KonkurField, 'lessons'>,
  { coefficients }: Pick<KonkurField['subgroups'][number], 'coefficients'>,
  sitters: readonly Of[],
): Standing<Of>[] {
  const spreads = spreadsOf(lessons, sitters)
  const wholes = sitters.map((sitter) => ({
    sitter,
    standard: wholeOf(
      lessons.map((lesson) => ({
        standard: standardOf(sitter.percents[lesson] ?? 0, spreads.get(lesson) ?? spreadOf([])),
        coefficient: coefficients[lesson] ?? 0,
      })),
    ),
  }))
  const ranks = {
    all: ranksWithin(wholes, () => ''),
    quota: ranksWithin(wholes, ({ sitter }) => sitter.quota),
    city: ranksWithin(wholes, ({ sitter }) => sitter.city),
  }
  return wholes
    .map((whole) => ({
      ...whole,
      all: ranks.all(whole),
      quota: ranks.quota(whole),
      city: ranks.city(whole),
    }))
    .toSorted((one, other) => one.all.rank - other.all.rank)
}

/** Ranks among those of the same group; sorted once, so that many candidates cost no square of their number. */
function ranksWithin<Of extends { readonly standard: number }>(
  all: readonly Of[],
  groupOf: (one: Of) => string,
) {
  const groups = Map.groupBy(all, groupOf)
  const ranks = new Map<Of, Rank>()
  for (const group of groups.values()) {
    let rank = 1
    let before: Of | undefined
    for (const [at, one] of group.toSorted((a, b) => b.standard - a.standard).entries()) {
      if (!before || before.standard - one.standard > tiny) rank = at + 1
      ranks.set(one, { rank, of: group.length })
      before = one
    }
  }
  return (one: Of): Rank => ranks.get(one) ?? { rank: 1, of: 1 }
}

interface Section {
  readonly id: string
}
interface Sections<Of extends Section> {
  readonly sections: readonly Of[]
}

/** Why an exam with these booklets cannot be published. */
export function whyNotKonkur(
  { fields, quotas }: Konkur,
  { sections }: Sections<Section>,
  asksOnlyChoices: boolean,
): 'exams.konkur-incomplete' | 'exams.konkur-only-choices' | null {
  const known = new Set(sections.map(({ id }) => id))
  const isWhole = ({ lessons, subgroups }: KonkurField) =>
    lessons.length > 0 &&
    lessons.every((lesson) => known.has(lesson)) &&
    subgroups.length > 0 &&
    subgroups.every(({ coefficients }) => lessons.some((lesson) => (coefficients[lesson] ?? 0) > 0))
  if (fields.length === 0 || quotas.length === 0 || !fields.every(isWhole)) return 'exams.konkur-incomplete'
  return asksOnlyChoices ? null : 'exams.konkur-only-choices'
}

/** Why no attempt begins with these choices. */
export const whyNotChoices = (
  { fields, quotas }: Konkur,
  cities: readonly string[],
  choices: KonkurChoices | undefined,
): 'exams.choices-missing' | null =>
  choices &&
  fields.some(({ id }) => id === choices.field) &&
  quotas.includes(choices.quota) &&
  cities.includes(choices.city)
    ? null
    : 'exams.choices-missing'

/** The field that was chosen. */
export const fieldOf = (konkur: Konkur | null, choices: KonkurChoices | null): KonkurField | undefined =>
  konkur?.fields.find(({ id }) => id === choices?.field)

/** What a booklet asks: the sections of its field, in the field's order. */
export const bookletOf = <Of extends Section>(
  { sections }: Sections<Of>,
  { lessons }: Pick<KonkurField, 'lessons'>,
) => ({
  sections: lessons.flatMap((lesson) => sections.filter(({ id }) => id === lesson)),
})

/** What a mark counts for: a question that was dropped is not there at all. */
export function countsOf(
  marks: readonly { readonly isAnswered: boolean; readonly percent: number | null; readonly most: number }[],
): Counts {
  const asked = marks.filter(({ most }) => most > 0)
  const right = asked.filter(({ percent }) => (percent ?? 0) >= 100).length
  const answered = asked.filter(({ isAnswered, percent }) => isAnswered && (percent ?? 0) < 100).length
  return { right, wrong: answered, empty: asked.length - right - answered }
}

const step = 250

/** How many have a whole تراز in each step of 250. */
export function distributionOf(standards: readonly number[]): number[] {
  const counts = Array.from({ length: highest / step }, () => 0)
  for (const standard of standards) {
    const at = Math.min(counts.length - 1, Math.floor(standard / step))
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}
