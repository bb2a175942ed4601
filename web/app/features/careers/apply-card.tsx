import { resumePart } from '@arvand/contracts/careers'
import type { Answer } from '@arvand/contracts/endpoint'
import type { showJob } from '@arvand/contracts/home/careers'
import { applyForJob } from '@arvand/contracts/panel/careers'
import { GraduationCap } from 'lucide-react'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckboxGroup } from '../../ui/checkbox.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { stageTones } from './tones.ts'
import { partWords, stageWords, jobWords as words } from './words.ts'

type Shown = Answer<typeof showJob>
type Lacking = NonNullable<Shown['mine']>['lacking']

interface ApplyCardProps {
  readonly jobId: string
  readonly mine: Shown['mine']
  /** The sentence of `mine.whyNotApply`. */
  readonly whyNot: string | null
  /** For strangers, to whom a page from the cache says the same. */
  readonly isOpen: boolean
  readonly answer: FormAnswer | undefined
}

/** The one action of a job's page, and what it needs. */
export function ApplyCard({ jobId, mine, whyNot, isOpen, answer }: ApplyCardProps) {
  const application = mine?.application
  const missing = mine?.lacking.filter(({ isDemanded }) => isDemanded) ?? []
  return (
    <Card title={application ? words.mine : words.action}>
      <div className="grid gap-4">
        {application ? (
          <>
            <AnswerNews answer={answerFor(answer, 'apply')} />
            <p>
              <Badge tone={stageTones[application.stage]}>{stageWords[application.stage]}</Badge>
            </p>
            <ButtonLink to={`/panel/applications/${application.id}`} variant="outline" wide>
              {words.follow}
            </ButtonLink>
          </>
        ) : whyNot ? (
          <>
            <Alert tone="warning">{whyNot}</Alert>
            {missing.length > 0 ? <SkillCourses title={words.missing} skills={missing} /> : null}
          </>
        ) : isOpen ? (
          <ActionForm
            intent="apply"
            to={applyForJob}
            answer={answerFor(answer, 'apply')}
            carry={{ jobId }}
            submit={words.apply}
            button={{ wide: true }}
            className="grid gap-4"
          >
            <p className="text-15 text-muted">
              {words.resume} {mine ? <TextLink to="/panel/skills">{words.resumeLink}</TextLink> : null}
            </p>
            {mine ? (
              <Fold label={words.choose} variant="quiet">
                <div className="grid gap-4">
                  <CheckboxGroup
                    name="parts"
                    label={words.parts}
                    choices={resumePart.options.map((value) => ({ value, label: partWords[value] }))}
                    defaultValue={resumePart.options}
                  />
                  <TextArea name="letter" label={words.letter} description={words.letterHint} rows={4} />
                </div>
              </Fold>
            ) : null}
          </ActionForm>
        ) : null}
      </div>
    </Card>
  )
}

/** Skills, each with the courses that lead to it. */
export const SkillCourses = ({ title, skills }: { title?: string; skills: Lacking }) => (
  <div className="grid gap-2">
    {title ? <h3 className="text-16 font-title">{title}</h3> : null}
    <ul className="grid gap-3">
      {skills.map((skill) => (
        <li key={skill.id} className="text-15">
          <span className="font-label">{skill.title}</span>
          {skill.courses.length === 0 ? (
            <span className="block text-14 text-muted">{words.noCourse}</span>
          ) : (
            skill.courses.map((course) => (
              <TextLink
                key={course.slug}
                alone
                to={`/courses/${course.slug}`}
                className="flex min-h-11 items-center gap-2"
              >
                <Icon of={GraduationCap} size={18} className="shrink-0" />
                <span>{words.learn(course.title)}</span>
              </TextLink>
            ))
          )}
        </li>
      ))}
    </ul>
  </div>
)
