import { ExternalLink } from 'lucide-react'
import { data } from 'react-router'
import { answerFor, type FormAnswer, formText, refusedForm, wrongFields } from '../../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../../api/page.ts'
import { attempt, Refusal } from '../../../api/refusal.ts'
import { given } from '../../../contexts.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import type { Route } from './+types/profile'
import { avatarWords } from './avatar-words.ts'
import { AboutCard, ContactsCard, PublicCard, WhoCard } from './profile-cards.tsx'
import { ProfileSummary } from './profile-summary.tsx'
import { fieldsOfForm, readProfile } from './read-profile.ts'
import { useKeepProfile } from './use-keep-profile.ts'
import { profileWords as words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await apiOf(context).panel('getProfile', {})
  return { user, publicUrl: given(context).settings.publicUrl, today: new Date().toISOString().slice(0, 10) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (intent === 'avatarSet' || intent === 'avatarRemove') return changeAvatar(context, url, form, intent)
  const asked = readProfile(form)
  if ('fields' in asked) return wrongFields(form, asked.fields)
  const { refusal } = await attempt(actionApiOf(context).panel('updateProfile', asked.change))
  if (!refusal) return data<FormAnswer>({ intent: 'profile', done: words.saved })
  const fields = fieldsOfForm(refusal.fields, asked.linkNames)
  return refusedForm(url, form, new Refusal({ ...refusal, title: refusal.message, fields }), {
    'identity.handle-taken': 'handle',
    'identity.national-code-taken': 'nationalCode',
  })
}

async function changeAvatar(
  context: Route.ActionArgs['context'],
  url: URL,
  form: FormData,
  intent: 'avatarSet' | 'avatarRemove',
) {
  const { panel } = actionApiOf(context)
  const isSet = intent === 'avatarSet'
  const fileId = formText(form, 'fileId')
  const { refusal } = await attempt(isSet ? panel('avatar/set', { fileId }) : panel('avatar/remove', {}))
  if (refusal) return refusedForm(url, form, refusal)
  return data<FormAnswer>({ intent, done: isSet ? avatarWords.saved : avatarWords.removed })
}

export const meta = () => [{ title: titled(words.title) }]

export default function Profile({
  loaderData: { user, publicUrl, today },
  actionData,
}: Route.ComponentProps) {
  useKeepProfile(user)
  const parts = { user, publicUrl, today, answer: answerFor(actionData, 'profile') }
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <ProfileSummary user={user} answer={actionData} />
        </div>
        <ActionForm
          intent="profile"
          className="grid gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1"
          answer={parts.answer}
          submit={words.save}
          pending={words.saving}
          beside={
            user.handle ? (
              <ButtonLink to={`/u/${user.handle}`} look="quiet" icon={ExternalLink}>
                {words.publicPage}
              </ButtonLink>
            ) : null
          }
        >
          <WhoCard {...parts} />
          <AboutCard {...parts} />
          <PublicCard {...parts} />
        </ActionForm>
        <div className="lg:col-start-2">
          <ContactsCard user={user} />
        </div>
      </div>
    </>
  )
}
