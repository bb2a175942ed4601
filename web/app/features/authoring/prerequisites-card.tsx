import type { CourseState } from '@arvand/contracts/courses'
import { Search, X } from 'lucide-react'
import { Form } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FoundCourses } from './prerequisite-forms.ts'
import { stateWords, prerequisiteWords as words } from './words.ts'

interface Required {
  readonly id: string
  readonly title: string
  readonly state: CourseState
}

interface CardProps {
  readonly required: readonly Required[]
  readonly found: FoundCourses | null
  readonly mayWrite: boolean
  readonly answer: FormAnswer | undefined
}

/** Courses that must be completed before this one; each is added or removed at once. */
export function PrerequisitesCard({ required, found, mayWrite, answer }: CardProps) {
  if (!mayWrite && required.length === 0) return null
  return (
    <section id="prerequisites" className="scroll-mt-24">
      <Card title={words.title}>
        <div className="grid gap-4">
          <p className="text-14 text-muted">{words.lead}</p>
          <AnswerNews answer={answer} />
          {required.length > 0 ? (
            <ul className="divide-y divide-line rounded-option border border-line">
              {required.map((course) => (
                <RequiredRow key={course.id} course={course} mayWrite={mayWrite} />
              ))}
            </ul>
          ) : (
            <p className="text-15">{words.none}</p>
          )}
          {mayWrite ? <Finding found={found} taken={required.map(({ id }) => id)} /> : null}
        </div>
      </Card>
    </section>
  )
}

function RequiredRow({ course: { id, title, state }, mayWrite }: { course: Required; mayWrite: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <span className="min-w-0 flex-[1_1_8rem] py-1.5 text-15 font-label wrap-anywhere">{title}</span>
      {state === 'published' ? null : (
        <span title={words.unlisted}>
          <Badge tone="warning">{stateWords[state]}</Badge>
        </span>
      )}
      {mayWrite ? (
        <ActionForm
          intent="dropPrerequisite"
          carry={{ required: id }}
          submit={words.drop}
          button={{ variant: 'quiet', size: 'compact', icon: X, 'aria-label': words.dropOf(title) }}
          className="grid"
        />
      ) : null}
    </li>
  )
}

/** Searches the catalogue with a plain GET form; each course found has a button that adds it. */
function Finding({ found, taken }: { found: FoundCourses | null; taken: readonly string[] }) {
  const items = found?.items.filter(({ id }) => !taken.includes(id)) ?? []
  return (
    <>
      <Form
        role="search"
        action="#prerequisites"
        preventScrollReset
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField
          name="find"
          type="search"
          label={words.search}
          icon={Search}
          defaultValue={found?.words}
          maxLength={120}
        />
        <Button variant="soft">{words.find}</Button>
      </Form>
      {found ? (
        <div role="status">
          {items.length === 0 ? (
            <p className="text-15 text-muted">{found.items.length === 0 ? words.nothing : words.allTaken}</p>
          ) : null}
          <ul className="grid" aria-label={words.found}>
            {items.map(({ id, title, teacher }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
              >
                <span className="min-w-0 flex-[1_1_8rem] text-15 wrap-anywhere">
                  {title}
                  <span className="block text-14 text-muted">{teacher}</span>
                </span>
                <ActionForm
                  intent="addPrerequisite"
                  carry={{ required: id }}
                  submit={words.add}
                  button={{
                    variant: 'outline',
                    size: 'compact',
                    'aria-label': words.addOf(title),
                  }}
                  className="grid"
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}
