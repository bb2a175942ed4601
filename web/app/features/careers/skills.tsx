import { type OwnSkill, skillLevel } from '@arvand/contracts/careers'
import type { Answer } from '@arvand/contracts/endpoint'
import { listSkills } from '@arvand/contracts/home/careers'
import {
  addSkill,
  linkToResume,
  listMySkills,
  publishResume,
  removeSkill,
  saveResume,
  showResume,
} from '@arvand/contracts/panel/careers'
import { BadgeCheck } from 'lucide-react'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/skills'
import { ResumePaper } from './resume-paper.tsx'
import { ShareResume } from './share-resume.tsx'
import { skillOptions } from './skill-options.ts'
import { levelWords, skillsWords as words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [mine, tree, { resume, publicParts, handle }] = await Promise.all([
    call(listMySkills, {}),
    call(listSkills, {}),
    call(showResume, {}),
  ])
  return { mine: mine.items, tree: tree.items, resume, publicParts, handle }
}

export const action = formAction({
  add: submitTo(addSkill, { done: words.added }),
  remove: submitTo(removeSkill, { done: words.removed }),
  resume: submitTo(saveResume, { done: words.saved }),
  // The file is not a page of this app, so the browser must load it as a document.
  pdf: submitTo(linkToResume, { done: ({ url }) => redirectDocument(url) }),
  publish: submitTo(publishResume, {
    done: (_, { isPublic }) => (isPublic ? words.published : words.unpublished),
  }),
})

export const meta = () => [{ title: titled(words.title) }]

const levels = skillLevel.options.map((value) => ({ value, label: levelWords[value] }))

/** The skills of a person, and the résumé that is made of them and the profile. */
export default function Skills({ loaderData, actionData }: Route.ComponentProps) {
  const { mine, tree, resume, publicParts, handle } = loaderData
  const known = new Set(mine.map(({ id }) => id))
  const options = skillOptions(tree).filter(({ value }) => !known.has(value))
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <LoneNews answer={answerFor(actionData, 'remove')} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.list}>
            <div className="grid grid-cols-1 gap-5">
              <Mine skills={mine} />
              <ActionForm
                intent="add"
                to={addSkill}
                answer={answerFor(actionData, 'add')}
                clears
                submit={words.add}
                button={{ variant: 'soft' }}
                className="grid gap-4"
              >
                <div className="grid gap-4 sm:grid-cols-2">
                  <SelectField
                    name="skillId"
                    label={words.skill}
                    placeholder={words.choose}
                    options={options}
                  />
                  <SelectField
                    name="level"
                    label={words.level}
                    options={levels}
                    defaultValue="intermediate"
                  />
                </div>
              </ActionForm>
            </div>
          </Card>
          <WriteResume resume={resume} answer={answerFor(actionData, 'resume')} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.preview}>
            <ResumePaper resume={resume} />
          </Card>
          <ShareResume publicParts={publicParts} handle={handle} answer={actionData} />
        </div>
      </div>
    </>
  )
}

type Mine = Answer<typeof listMySkills>['items']

function Mine({ skills }: { skills: Mine }) {
  if (skills.length === 0) return <p className="text-15 text-muted">{words.none}</p>
  return (
    <List label={words.list}>
      {skills.map((skill) => (
        <ListRow
          key={skill.id}
          title={skill.title}
          note={skill.level ? levelWords[skill.level] : words.proven}
          end={
            <>
              {skill.exam ? (
                <Badge tone="primary" icon={BadgeCheck}>
                  {words.verified}
                </Badge>
              ) : skill.certificate ? (
                <TextLink
                  alone
                  to={`/certificates/${skill.certificate}`}
                  className="inline-flex min-h-11 items-center"
                >
                  <Badge tone="primary" icon={BadgeCheck}>
                    {words.verified}
                  </Badge>
                </TextLink>
              ) : null}
              {skill.isAdded ? <Remove skill={skill} /> : <Add skill={skill} />}
            </>
          }
        />
      ))}
    </List>
  )
}

const Remove = ({ skill: { id, title } }: { skill: OwnSkill }) => (
  <ActionForm
    intent="remove"
    to={removeSkill}
    carry={{ skillId: id }}
    submit={words.remove}
    button={{ variant: 'quiet', size: 'compact', 'aria-label': words.removeName(title) }}
    className="contents"
  />
)

const Add = ({ skill: { id, title } }: { skill: OwnSkill }) => (
  <ActionForm
    intent="add"
    to={addSkill}
    carry={{ skillId: id, level: 'intermediate' }}
    submit={words.addThis}
    button={{ variant: 'outline', size: 'compact', 'aria-label': words.addName(title) }}
    className="contents"
  />
)

type ResumeProps = { resume: Route.ComponentProps['loaderData']['resume']; answer: FormAnswer | undefined }

const WriteResume = ({ resume, answer }: ResumeProps) => (
  <Card
    title={words.resume}
    aside={
      <TextLink to="/panel/profile" alone className="text-15">
        {words.profile}
      </TextLink>
    }
  >
    <ActionForm intent="resume" to={saveResume} answer={answer} submit={words.save}>
      <p className="text-15 text-muted">{words.resumeLead}</p>
      <TextField
        name="headline"
        label={words.headline}
        description={words.headlineHint}
        defaultValue={resume.headline}
      />
      <TextArea
        name="experience"
        label={words.experience}
        description={words.experienceHint}
        rows={5}
        defaultValue={resume.experience}
      />
    </ActionForm>
  </Card>
)
