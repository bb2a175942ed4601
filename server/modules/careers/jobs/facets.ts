import { type JobKind, jobKind } from '@arvand/contracts/careers'

/** What narrows the list of jobs, beside its words. */
export interface Narrowed {
  readonly kind?: JobKind | undefined
  readonly city?: string | undefined
  readonly remote?: 'yes' | undefined
  /** A field of skills. */
  readonly field?: string | undefined
}

interface Traits {
  readonly kind: JobKind
  readonly city: string
  readonly isRemote: boolean
  readonly fields: readonly { readonly id: string; readonly title: string }[]
}

const fits = (job: Traits, { kind, city, remote, field }: Narrowed): boolean =>
  (!kind || job.kind === kind) &&
  (!city || job.city === city) &&
  (!remote || job.isRemote) &&
  (!field || job.fields.some(({ id }) => id === field))

/** How many jobs each choice would leave while the other choices stay. Pure. */
export function facetsOf(jobs: readonly Traits[], narrowed: Narrowed) {
  const but = (trait: keyof Narrowed) => {
    const { [trait]: _, ...others } = narrowed
    return jobs.filter((job) => fits(job, others))
  }
  const ofCity = tally(but('city').map(({ city }) => [city, city]))
  const ofField = tally(but('field').flatMap(({ fields }) => fields.map(({ id, title }) => [id, title])))
  const kinds = but('kind')
  return {
    kind: jobKind.options.map((kind) => ({
      ...{ value: kind, title: '' },
      count: kinds.filter((job) => job.kind === kind).length,
    })),
    city: ofCity.slice(0, 12),
    field: ofField,
    remote: but('remote').filter(({ isRemote }) => isRemote).length,
  }
}

function tally(pairs: readonly (readonly [value: string, title: string])[]) {
  const counts = new Map<string, { value: string; title: string; count: number }>()
  for (const [value, title] of pairs) {
    const one = counts.get(value)
    counts.set(value, { value, title, count: (one?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted(
    (one, other) => other.count - one.count || one.title.localeCompare(other.title, 'fa'),
  )
}
