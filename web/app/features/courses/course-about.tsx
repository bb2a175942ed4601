import type { RichText as Text } from '@arvand/contracts/rich-text'
import { Check } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { photoOf } from '../../ui/photo.ts'
import { RichText } from '../rich-text/index.ts'
import type { CoursePage } from './course-data.ts'
import { courseWords as words } from './course-words.ts'

export function Outcomes({ outcomes }: Pick<CoursePage, 'outcomes'>) {
  if (outcomes.length === 0) return null
  return (
    <section aria-labelledby="outcomes" className="rounded-card border border-line bg-surface p-4.5 md:p-6">
      <h2 id="outcomes" className="text-21 font-heading">
        {words.outcomes}
      </h2>
      <ul className="grid gap-x-8 gap-y-3 pt-4 sm:grid-cols-2">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex gap-3">
            <Icon of={Check} className="mt-1 text-success-700" />
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The description, what learners should know before, and the paths that contain the course. */
export function About({ course, text }: { course: CoursePage; text: Text }) {
  const { files, requirements, prerequisites, paths } = course
  const isEmpty = text.content.length === 0 && requirements.length === 0 && prerequisites.length === 0
  if (isEmpty && paths.length === 0) return null
  return (
    <section aria-labelledby="about" className="grid gap-4">
      <h2 id="about" className="text-21 font-heading md:text-26">
        {words.about}
      </h2>
      <RichText text={text} files={files} idPrefix="about-" className="max-w-[44rem]" />
      {requirements.length > 0 ? (
        <>
          <h3 className="pt-2 text-18 font-title">{words.requirements}</h3>
          <ul className="grid list-disc gap-1.5 ps-5 marker:text-muted">
            {requirements.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Ways title={words.before} links={prerequisites} base="/courses" />
      <Ways title={words.inPaths} links={paths} base="/paths" />
    </section>
  )
}

interface WaysProps {
  readonly title: string
  readonly links: readonly { slug: string; title: string }[]
  readonly base: string
}

function Ways({ title, links, base }: WaysProps) {
  if (links.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-15">
      <span className="text-muted">{title}:</span>
      {links.map(({ slug, title: name }) => (
        <TextLink key={slug} to={`${base}/${slug}`} className="inline-flex min-h-11 items-center">
          {name}
        </TextLink>
      ))}
    </p>
  )
}

export function Teachers({ teachers }: Pick<CoursePage, 'teachers'>) {
  if (teachers.length === 0) return null
  return (
    <section aria-labelledby="teachers" className="grid gap-4">
      <h2 id="teachers" className="text-21 font-heading md:text-26">
        {teachers.length > 1 ? words.teachers : words.teacher}
      </h2>
      {teachers.map(({ name, handle, education, biography, picture }) => (
        <article
          key={handle ?? name}
          className="flex flex-wrap gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-4.5 md:p-6"
        >
          <Avatar name={name} seed={handle ?? name} photo={photoOf(picture)} size={72} />
          <div className="min-w-0 flex-1 basis-60">
            <h3 className="text-17 font-title">
              {handle ? (
                <Link
                  to={`/teachers/${handle}`}
                  className="inline-flex min-h-11 items-center hover:text-primary-700"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            {education ? <p className="text-14 text-muted">{education}</p> : null}
            {biography ? <p className="pt-2 text-15 whitespace-pre-line">{biography}</p> : null}
          </div>
        </article>
      ))}
    </section>
  )
}
