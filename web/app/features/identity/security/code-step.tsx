import { checkVerification, sendVerification } from '@arvand/contracts/panel/identity'
import { formatDuration } from '@arvand/persian/duration'
import { formatMobile, parsePhone } from '@arvand/persian/mobile'
import { ActionForm } from '../../../shell/action-form.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { useSecondsUntil } from '../countdown.ts'
import { codeWords as words } from './code-words.ts'
import type { Sent, SentCode } from './send-code.ts'

interface CodeStepProps {
  readonly sent: Sent
  readonly answer: SentCode | undefined
  readonly submit: string
}

/** The step after a code was sent: enter it, or ask for another one. */
export function CodeStep({ sent, answer, submit }: CodeStepProps) {
  const isMail = sent.to.includes('@')
  const lead = isMail ? words.sentToMail : words.sentToPhone
  const { to, verificationId, resendAt } = sent
  const carry = { [isMail ? 'email' : 'mobile']: to, verificationId, resendAt }
  return (
    <div className="grid gap-5">
      <p role="status">
        {lead[0]}
        <bdi dir="ltr" className="font-label">
          {isMail ? sent.to : formatMobile(parsePhone(sent.to) ?? sent.to)}
        </bdi>
        {lead[1]}
      </p>
      <ActionForm intent="check" to={checkVerification} answer={answer} carry={carry} submit={submit}>
        <CodeField
          key={sent.verificationId}
          name="code"
          label={words.code}
          description={words.hint}
          required={false}
          autoFocus
          submitWhenFull
        />
      </ActionForm>
      <Again carry={carry} resendAt={sent.resendAt} byPhone={!isMail} />
    </div>
  )
}

interface AgainProps {
  readonly carry: Readonly<Record<string, string>>
  readonly resendAt: string
  readonly byPhone: boolean
}

/**
 * Asks for a new code or a voice call once the waiting time is over. Without JavaScript the server enforces the wait.
 */
function Again({ carry, resendAt, byPhone }: AgainProps) {
  const left = useSecondsUntil(resendAt)
  if (left > 0)
    return (
      <p className="text-14 text-muted" role="timer">
        {words.resendIn[0]}
        <bdi className="tabular-nums">{formatDuration(left)}</bdi>
        {words.resendIn[1]}
      </p>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <ActionForm
        intent="send"
        to={sendVerification}
        carry={byPhone ? { ...carry, by: 'sms' } : carry}
        submit={words.resend}
        button={{ variant: 'outline', size: 'compact' }}
      />
      {byPhone ? (
        <ActionForm
          intent="send"
          to={sendVerification}
          carry={{ ...carry, by: 'call' }}
          submit={words.call}
          button={{ variant: 'quiet', size: 'compact' }}
        />
      ) : null}
    </div>
  )
}
