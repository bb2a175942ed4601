import type { OwnSkill, Resume } from '@arvand/contracts/careers'
import { formatMobile } from '@arvand/persian/mobile'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { levelWords, partWords, personSkillsWords, resumeWords as words } from './words.ts'

/** A résumé as a company reads it; parts without content are left out. */
export function ResumePaper({ resume }: { resume: Resume }) {
  const { name, headline, mobile, email, city, education, biography, links, experience, skills } = resume
  return (
    <article className="grid gap-5">
      <header>
        <h3 className="text-21 font-heading">{name}</h3>
        {headline ? <p className="text-16 text-muted">{headline}</p> : null}
      </header>
      {mobile || email || city ? (
        <Part title={words.contact}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-15">
            {mobile ? (
              <li>
                <bdi dir="ltr">{formatMobile(mobile)}</bdi>
              </li>
            ) : null}
            {email ? (
              <li className="break-all">
                <bdi dir="ltr">{email}</bdi>
              </li>
            ) : null}
            {city ? <li>{city}</li> : null}
          </ul>
        </Part>
      ) : null}
      <TextPart title={partWords.education} text={education} />
      <TextPart title={partWords.experience} text={experience} />
      {skills.length > 0 ? (
        <Part title={words.skills}>
          <SkillBadges skills={skills} />
        </Part>
      ) : null}
      <TextPart title={partWords.biography} text={biography} />
      {links.length > 0 ? (
        <Part title={partWords.links}>
          <ul className="grid text-15">
            {links.map((link) => (
              <li key={link}>
                <a
                  href={link}
                  rel="nofollow ugc noopener"
                  className="inline-flex min-h-11 items-center break-all text-primary-700 hover:underline"
                >
                  <bdi dir="ltr">{link}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </article>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1.5">
    <h4 className="text-14 text-muted">{title}</h4>
    {children}
  </section>
)

const TextPart = ({ title, text }: { title: string; text: string | null }) =>
  text ? (
    <Part title={title}>
      <p className="text-15 whitespace-pre-line wrap-anywhere">{text}</p>
    </Part>
  ) : null

/** Skills with their levels; one that a certificate verifies leads to it. */
export const SkillBadges = ({ skills }: { skills: readonly OwnSkill[] }) => (
  <ul className="flex flex-wrap gap-2">
    {skills.map(({ id, title, level, certificate, exam, isVerified }) => {
      const text = level ? `${title}، ${levelWords[level]}` : title
      return (
        <li key={id} className="max-w-full">
          {certificate ? (
            <Link
              to={`/certificates/${certificate}`}
              className="inline-flex min-h-11 max-w-full items-center rounded-full hover:underline"
            >
              <Badge tone="primary" icon={BadgeCheck}>
                {text}
                <span className="sr-only">، {personSkillsWords.verified}</span>
              </Badge>
            </Link>
          ) : (
            <span className="inline-flex min-h-11 max-w-full items-center">
              {isVerified ? (
                <Badge tone="primary" icon={BadgeCheck}>
                  {text}
                  <span className="sr-only">
                    ، {exam ? personSkillsWords.exam(exam) : personSkillsWords.verified}
                  </span>
                </Badge>
              ) : (
                <Badge>{text}</Badge>
              )}
            </span>
          )}
        </li>
      )
    })}
  </ul>
)
