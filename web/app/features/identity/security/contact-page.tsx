import { sendVerification } from '@arvand/contracts/panel/identity'
import { ActionForm } from '../../../shell/action-form.tsx'
import { MobileField } from '../../../ui/digits-field.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { EmailField } from '../../../ui/ltr-field.tsx'
import type { Contact } from './change-contact.ts'
import { CodeStep } from './code-step.tsx'
import { contactWords } from './contact-words.ts'
import type { SentCode } from './send-code.ts'
import { TaskCard } from './task-card.tsx'

/** The page that changes a mobile or an e-mail, in both steps. */
export function ContactPage({ contact, answer }: { contact: Contact; answer: SentCode | undefined }) {
  const words = contactWords[contact]
  if (answer?.sent)
    return (
      <TaskCard title={words.title} lead={words.lead}>
        <CodeStep sent={answer.sent} answer={answer} submit={words.check} />
        <TextLink
          to={`/panel/security/${contact}`}
          reloadDocument
          className="mt-4 inline-flex min-h-11 items-center"
        >
          {words.other}
        </TextLink>
      </TaskCard>
    )
  const Field = contact === 'mobile' ? MobileField : EmailField
  return (
    <TaskCard title={words.title} lead={words.lead}>
      <ActionForm intent="send" to={sendVerification} answer={answer} submit={contactWords.send}>
        <Field name={contact} label={words.field} description={words.hint} required />
      </ActionForm>
    </TaskCard>
  )
}
