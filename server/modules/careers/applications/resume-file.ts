import { join } from 'node:path'
import { type Resume, type ResumePart, resumePart } from '@arvand/contracts/careers'
import { withSignsAtNames } from '@arvand/persian/clean-text'
import { formatDay } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { dayAt } from '@arvand/persian/zone'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '#platform/actor'
import { renderDocument } from '#platform/documents'
import { linkToExport, serveExports } from '#platform/exports'
import { refuse } from '#platform/refusal'
import { withParts } from '../careers.ts'
import type { CareersDeps } from '../deps.ts'
import { resumeOf } from './resume.ts'

const template = join(import.meta.dirname, 'resume.typ')
const levels = { beginner: 'مقدماتی', intermediate: 'متوسط', advanced: 'پیشرفته' } as const

/** A résumé as its template reads it. Pure. */
export function resumeDocument(resume: Resume, made: string) {
  const { name, headline, mobile, email, city, education, experience, biography, links, skills } = resume
  return {
    ...{ title: `رزومهٔ ${name}`, name, headline: withSignsAtNames(headline), made },
    contact: [mobile && formatMobile(mobile), email].filter((one) => one !== null),
    ...{ city: city ?? '', links },
    parts: [
      { title: 'سابقهٔ کار', text: experience },
      { title: 'تحصیلات', text: education ?? '' },
      { title: 'دربارهٔ من', text: biography ?? '' },
    ].flatMap(({ title, text }) => (text === '' ? [] : [{ title, text: withSignsAtNames(text) }])),
    skills: skills.map(({ title, level, isVerified }) => ({
      text: level ? `${title}، ${levels[level]}` : title,
      isVerified,
    })),
  }
}

/** An address, good for a few minutes, of these parts of the caller's résumé as PDF. */
export async function linkToResume(
  { clock, secret }: Pick<CareersDeps, 'clock' | 'secret'>,
  { sessionId }: Pick<Actor, 'sessionId'>,
  parts: readonly ResumePart[],
) {
  const link = { secret, sessionId, now: clock.now() }
  return linkToExport(link, '/downloads/resume/pdf', { parts: [...new Set(parts)].join(' ') })
}

/** The résumé of whoever asks, at such an address. */
export const resumeDownloads =
  (deps: CareersDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/resume/:format', deps, async ({ personId }, { format, parts = '' }) => {
      if (format !== 'pdf') return refuse('request.not-found')
      const now = deps.clock.now()
      const chosen = resumePart.options.filter((part) => parts.split(' ').includes(part))
      const resume = withParts(await resumeOf(deps.db, personId, now), chosen, new Set())
      const data = resumeDocument(resume, formatDay(dayAt(now)))
      const text = await renderDocument({ template, data, format: 'pdf' })
      return { title: data.title, file: 'resume', text }
    })
