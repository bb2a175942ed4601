import { jobKind, type Skill } from '@arvand/contracts/careers'
import type { Answer, Endpoint } from '@arvand/contracts/endpoint'
import type { showCompanyJob } from '@arvand/contracts/panel/companies'
import type { RichText } from '@arvand/contracts/rich-text'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { useState } from 'react'
import type { SentForm } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { Box, Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { kindWords } from '../careers/index.ts'
import { RichTextEditor } from '../rich-text/index.ts'
import { jobFormWords as words } from './words.ts'

type OwnJob = Answer<typeof showCompanyJob>['job']

/** For actions: the description of a job, which the form sends as JSON. */
export function descriptionOf({ text }: SentForm): { description: RichText } {
  try {
    return { description: JSON.parse(text('description')) }
  } catch {
    return { description: emptyText }
  }
}

interface JobFormProps {
  readonly intent: string
  readonly to: Endpoint
  readonly answer: FormAnswer | undefined
  readonly submit: string
  readonly skills: readonly Skill[]
  readonly job?: OwnJob
}

const sum = (rials: number | null | undefined) => (rials == null ? '' : String(rials / 10))

/** All that is set of a job. */
export function JobForm({ intent, to, answer, submit, skills, job }: JobFormProps) {
  return (
    <ActionForm intent={intent} to={to} answer={answer} submit={submit} newsAtButton>
      <Card>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="title" label={words.name} defaultValue={job?.title} className="sm:col-span-2" />
          <SelectField
            name="kind"
            label={words.kind}
            options={jobKind.options.map((value) => ({ value, label: kindWords[value] }))}
            defaultValue={job?.kind ?? 'fullTime'}
          />
          <TextField name="city" label={words.city} defaultValue={job?.city} />
          <MoneyField
            name="payLeast"
            label={words.payLeast}
            description={words.payHint}
            defaultValue={sum(job?.payLeast)}
          />
          <MoneyField
            name="payMost"
            label={words.payMost}
            description={words.payHint}
            defaultValue={sum(job?.payMost)}
          />
          <DateField name="deadline" label={words.deadline} defaultValue={job?.deadline} />
          <div className="sm:self-end">
            <Checkbox name="isRemote" defaultChecked={job?.isRemote ?? false}>
              {words.remote}
            </Checkbox>
          </div>
        </div>
      </Card>
      <Description value={job?.description ?? emptyText} />
      <Skills tree={skills} asked={job?.skills ?? []} />
    </ActionForm>
  )
}

function Description({ value }: { value: RichText }) {
  const [text, setText] = useState(value)
  return (
    <>
      <RichTextEditor label={words.description} value={value} onChange={setText} />
      <input type="hidden" name="description" value={JSON.stringify(text)} readOnly />
    </>
  )
}

/** The skills of each field, each asked or not, and demanded or not. */
function Skills({ tree, asked }: { tree: readonly Skill[]; asked: OwnJob['skills'] }) {
  const isAsked = new Set(asked.map(({ id }) => id))
  const isDemanded = new Set(asked.filter((one) => one.isDemanded).map(({ id }) => id))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="pb-1 text-15 font-label">{words.skills}</legend>
      <p className="text-14 text-muted">{words.skillsHint}</p>
      {/* Say that the boxes were in the form, also when none is ticked. */}
      <input type="hidden" name="skillIds" value="" />
      <input type="hidden" name="verifiedSkillIds" value="" />
      {tree
        .filter(({ parentId }) => parentId === null)
        .map((field) => {
          const skills = tree.filter(({ parentId }) => parentId === field.id)
          return (
            <details
              key={field.id}
              open={skills.some(({ id }) => isAsked.has(id))}
              suppressHydrationWarning
              className="rounded-card border border-line bg-surface"
            >
              <summary className="flex min-h-12 cursor-pointer items-center px-4.5 text-15 font-label">
                {field.title}
              </summary>
              <ul className="divide-y divide-line border-t border-line">
                {skills.map(({ id, title }) => (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 px-4.5 py-1">
                    <label className="flex min-h-11 min-w-0 flex-1 basis-40 items-center gap-3 text-15">
                      <Box name="skillIds" value={id} defaultChecked={isAsked.has(id)} />
                      <span className="min-w-0">{title}</span>
                    </label>
                    <label className="flex min-h-11 items-center gap-3 text-14 text-muted">
                      <Box
                        name="verifiedSkillIds"
                        value={id}
                        defaultChecked={isDemanded.has(id)}
                        aria-label={words.demandedName(title)}
                      />
                      <span aria-hidden="true">{words.demanded}</span>
                    </label>
                  </li>
                ))}
              </ul>
            </details>
          )
        })}
    </fieldset>
  )
}
