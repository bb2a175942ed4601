import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/mobile'
import { changeContact } from './change-contact.ts'
import { ContactPage } from './contact-page.tsx'
import { contactWords } from './contact-words.ts'
import { requireProof } from './proof.ts'

const words = contactWords.mobile

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  return null
}

export const action = changeContact('mobile')

export const meta = () => [{ title: titled(words.title) }]

export default function ChangeMobile({ actionData }: Route.ComponentProps) {
  return <ContactPage contact="mobile" answer={actionData} />
}
