import type { Answer } from '@arvand/contracts/endpoint'
import { deleteSkill, listManagedSkills, saveSkill } from '@arvand/contracts/panel/manage-careers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/manage-skills'
import { SourcePicker } from './source-picker.tsx'
import { manageSkillsWords as words } from './words.ts'

type Skill = Answer<typeof listManagedSkills>['items'][number]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { items } = await callerOf(context)(listManagedSkills, {})
  return { items, edited: items.find(({ id }) => id === url.searchParams.get('skill')) ?? null }
}

export const action = formAction({
  save: submitTo(saveSkill, {
    done: words.saved,
  }),
  remove: submitTo(deleteSkill, { done: words.removed }),
})

export const meta = () => [{ title: titled(words.title) }]

/** The tree of skills, as managers keep it. */
export default function ManageSkills({ loaderData, actionData }: Route.ComponentProps) {
  const { items, edited } = loaderData
  const fields = items.filter(({ parentId }) => parentId === null)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <LoneNews answer={answerFor(actionData, 'remove')} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5 xl:order-2">
          <SkillForm
            key={edited?.id ?? 'new'}
            edited={edited}
            fields={fields}
            answer={answerFor(actionData, 'save')}
          />
        </div>
        <div className="grid grid-cols-1 gap-5">
          {fields.length === 0 ? <p className="text-15 text-muted">{words.none}</p> : null}
          {fields.map((field) => (
            <Card key={field.id} title={field.title} aside={<Acts skill={field} />} flush>
              <ul className="divide-y divide-line border-t border-line">
                {items
                  .filter(({ parentId }) => parentId === field.id)
                  .map((skill) => (
                    <li
                      key={skill.id}
                      className="flex flex-wrap items-center justify-between gap-x-4 px-4.5 py-2 md:px-6"
                    >
                      <span className="min-w-0 flex-1 basis-48">
                        <span className="block text-15 font-label">{skill.title}</span>
                        <span className="block text-14 text-muted">
                          {[...skill.courses, ...skill.exams].map(({ title }) => title).join('، ') ||
                            words.noCourse}
                        </span>
                      </span>
                      <Acts skill={skill} />
                    </li>
                  ))}
              </ul>
            </Card>
          ))}
        </div>
      </div>
    </>
  )
}

const Acts = ({ skill: { id, title } }: { skill: Skill }) => (
  <span className="flex items-center gap-1">
    <ButtonLink
      to={`/manage/skills?skill=${id}`}
      variant="quiet"
      size="compact"
      aria-label={words.editName(title)}
    >
      {words.edit}
    </ButtonLink>
    <ActionForm
      intent="remove"
      to={deleteSkill}
      carry={{ skillId: id }}
      submit={words.remove}
      button={{ variant: 'quiet', size: 'compact', 'aria-label': words.removeName(title) }}
      className="contents"
    />
  </span>
)

interface SkillFormProps {
  readonly edited: Skill | null
  readonly fields: readonly Skill[]
  readonly answer: FormAnswer | undefined
}

const SkillForm = ({ edited, fields, answer }: SkillFormProps) => (
  <Card
    title={edited ? words.editName(edited.title) : words.addTitle}
    aside={
      edited ? (
        <TextLink to="/manage/skills" alone className="text-15">
          {words.addTitle}
        </TextLink>
      ) : null
    }
  >
    <ActionForm
      intent="save"
      to={saveSkill}
      answer={answer}
      carry={{ skillId: edited?.id ?? null }}
      clears={!edited}
      submit={edited ? words.save : words.add}
    >
      <TextField name="title" label={words.name} defaultValue={edited?.title} />
      <SelectField
        name="parentId"
        label={words.field}
        placeholder={words.isField}
        options={fields
          .filter(({ id }) => id !== edited?.id)
          .map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={edited?.parentId ?? ''}
      />
      <SourcePicker courses={edited?.courses ?? []} exams={edited?.exams ?? []} />
    </ActionForm>
  </Card>
)
