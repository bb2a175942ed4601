import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/email'
import { changeContact } from './change-contact.ts'
import { ContactPage } from './contact-page.tsx'
import { contactWords } from './contact-words.ts'
import { requireProof } from './proof.ts'

const words = contactWords.email

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  return null
}

export const action = changeContact('email')

export const meta = () => [{ title: titled(words.title) }]

export default function ChangeEmail({ actionData }: Route.ComponentProps) {
  return <ContactPage contact="email" answer={actionData} />
}
