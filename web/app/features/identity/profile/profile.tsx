import { removeAvatar, setAvatar } from '@arvand/contracts/panel/avatar'
import { getProfile, updateProfile } from '@arvand/contracts/panel/profile'
import { ExternalLink } from 'lucide-react'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { serverContext } from '../../../contexts.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import type { Route } from './+types/profile'
import { avatarWords } from './avatar-words.ts'
import { AboutCard, ContactsCard, PublicCard, WhoCard } from './profile-cards.tsx'
import { linkFields } from './profile-names.ts'
import { ProfileSummary } from './profile-summary.tsx'
import { useStoreProfile } from './use-save-profile.ts'
import { profileWords as words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await callerOf(context)(getProfile, {})
  return {
    user,
    publicUrl: serverContext(context).settings.publicUrl,
    today: new Date().toISOString().slice(0, 10),
  }
}

export const action = formAction({
  profile: submitTo(updateProfile, {
    // A profile always has a name. Empty links are sent too, so that the error of a link has the index of its field.
    with: ({ text }) => ({ name: text('name'), links: linkFields.map(text) }),
    places: { 'identity.handle-taken': 'handle', 'identity.national-code-taken': 'nationalCode' },
    done: words.saved,
  }),
  avatarSet: submitTo(setAvatar, { done: avatarWords.saved }),
  avatarRemove: submitTo(removeAvatar, { done: avatarWords.removed }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Profile({
  loaderData: { user, publicUrl, today },
  actionData,
}: Route.ComponentProps) {
  useStoreProfile(user)
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
          to={updateProfile}
          className="grid gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1"
          answer={parts.answer}
          submit={words.save}
          beside={
            user.handle ? (
              <ButtonLink to={`/u/${user.handle}`} variant="quiet" icon={ExternalLink}>
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
