import type { JobCard } from '@arvand/contracts/careers'
import { formatDay } from '@arvand/persian/format-date'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { Link } from '../../ui/link.tsx'
import { jobsWords, jobWords, kindWords } from './words.ts'

type Pay = Pick<JobCard, 'payLeast' | 'payMost'>

/** Pay of a month in words. */
export function payText({ payLeast, payMost }: Pay): string {
  if (payLeast !== null && payMost !== null && payLeast !== payMost)
    return jobsWords.range(tomanNumber(payLeast), tomanText(payMost))
  if (payLeast !== null)
    return payLeast === payMost ? tomanText(payLeast) : jobsWords.from(tomanText(payLeast))
  return payMost === null ? jobsWords.negotiable : jobsWords.upTo(tomanText(payMost))
}

export const placeText = ({ city, isRemote }: Pick<JobCard, 'city' | 'isRemote'>): string =>
  isRemote ? jobWords.remote(city) : city

/** A job in a list. */
export function JobRow({ job, level = 2 }: { job: JobCard; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const { slug, title, company, kind, deadline } = job
  return (
    <article className="group relative grid gap-1.5 rounded-card border border-line bg-surface p-4.5 hover:border-edge md:px-6 md:py-5">
      <Heading className="text-18 font-title">
        <Link
          to={`/jobs/${slug}`}
          className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-700"
        >
          {title}
        </Link>
      </Heading>
      <p className="text-15 text-muted">{company.name}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-15">
        <li>{placeText(job)}</li>
        <li>{kindWords[kind]}</li>
        <li>{payText(job)}</li>
        <li className="text-muted">{jobsWords.until(formatDay(deadline))}</li>
      </ul>
    </article>
  )
}
