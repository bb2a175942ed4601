import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { data } from 'react-router'
import {
  answerFor,
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  refusedForm,
  valuesOf,
} from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { given } from '../../contexts.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { MobileField } from '../../ui/digits-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/change-present'
import { changeWords as words } from './words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { present } = await apiOf(context).panel('present/show', { presentId: params.presentId })
  const { publicUrl } = given(context).settings
  const why = present.whyNotResend
  return {
    present,
    whyNotResend: why === null ? null : sentenceOf(why),
    address: present.link === null ? null : `${publicUrl}${present.link}`,
    requestId: crypto.randomUUID(),
  }
}

const sentenceOf = (code: string): string => promiseOf(code as Parameters<typeof promiseOf>[0]).sentence

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const [presentId, requestId] = [params.presentId, formText(form, 'requestId')]
  if (formText(form, 'intent') === 'resend') {
    const { refusal } = await attempt(api.panel('present/resend', { presentId, requestId }))
    return refusal ? refusedForm(url, form, refusal) : done('resend', words.resent)
  }
  if (!isConfirmed(form)) return askFirst(form, words.question)
  const { mobile = '', name, message } = valuesOf(form)
  const wish = { ...(name?.trim() ? { name } : {}), ...(message?.trim() ? { message } : {}) }
  const { refusal } = await attempt(api.panel('present/change', { presentId, requestId, mobile, ...wish }))
  return refusal
    ? refusedForm(url, form, refusal, { 'commerce.present-to-oneself': 'mobile' })
    : done('change', words.done)
}

const done = (intent: string, sentence: string) => data<FormAnswer>({ intent, done: sentence })

export const meta = () => [{ title: titled(words.title) }]

export default function ChangePresent({ loaderData, actionData }: Route.ComponentProps) {
  const { present, address, requestId, whyNotResend } = loaderData
  const resent = answerFor(actionData, 'resend')
  const changed = answerFor(actionData, 'change')
  return (
    <>
      <PageHead title={words.title} lead={present.title}>
        <ButtonLink to="/panel/presents" look="outline" size="compact">
          {words.back}
        </ButtonLink>
      </PageHead>
      {address === null ? (
        <Alert tone="info" title={words.gone}>
          {whyNotResend}
        </Alert>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card title={words.link}>
            <div className="grid gap-5">
              <p className="text-14 text-muted">{words.linkHint}</p>
              <CopyField address={address} label={words.link} words={words} />
              <ActionForm
                intent="resend"
                answer={resent}
                carry={{ requestId }}
                submit={words.resend}
                pending={words.resending}
                button={{
                  look: 'outline',
                  ...(whyNotResend ? { disabledReason: whyNotResend } : {}),
                }}
              />
            </div>
          </Card>
          <Card title={words.change}>
            <p className="pb-4 text-14 text-muted">{words.changeHint}</p>
            <NewRecipient key={address} present={present} requestId={requestId} answer={changed} />
          </Card>
        </div>
      )}
    </>
  )
}

interface NewRecipientProps {
  readonly present: Route.ComponentProps['loaderData']['present']
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

function NewRecipient({ present, requestId, answer }: NewRecipientProps) {
  const values = answer?.done ? undefined : answer?.values
  return (
    <ConfirmedForm
      intent="change"
      answer={answer}
      carry={{ requestId }}
      submit={words.submit}
      pending={words.changing}
      question={(form) => (formText(form, 'mobile').trim() ? words.question : null)}
    >
      <MobileField
        name="mobile"
        label={words.mobile}
        error={answer?.fields?.mobile}
        defaultValue={values?.mobile ?? present.mobile ?? ''}
        maxLength={20}
        required
      />
      <TextField
        name="name"
        label={words.name}
        error={answer?.fields?.name}
        defaultValue={values?.name ?? present.name ?? ''}
        maxLength={80}
      />
      <TextArea
        name="message"
        label={words.message}
        error={answer?.fields?.message}
        defaultValue={values?.message ?? present.message ?? ''}
        maxLength={500}
        rows={3}
      />
    </ConfirmedForm>
  )
}
