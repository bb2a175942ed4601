import { bandOf } from '@arvand/contracts/progress-band'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { AvatarEditor } from './avatar-editor.tsx'
import { completenessOf, missingInWords, missingOf, type User } from './completeness.ts'
import { profileWords as words } from './words.ts'

/** The person's picture and name, and the fields still missing. */
export function ProfileSummary({ user, answer }: { user: User; answer: FormAnswer | undefined }) {
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Avatar name={user.name} seed={user.id} photo={user.avatar} size={72} />
        <div className="min-w-0">
          <p className="text-18 font-title">{user.name}</p>
          {user.handle ? (
            <p className="text-14 text-muted">
              <bdi dir="ltr">@{user.handle}</bdi>
            </p>
          ) : null}
        </div>
      </div>
      <AvatarEditor
        user={user}
        set={answerFor(answer, 'avatarSet')}
        removed={answerFor(answer, 'avatarRemove')}
      />
      <div className="pt-5">
        {missingOf(user).length === 0 ? (
          <p className="text-15 text-success-700">{words.complete[0]}</p>
        ) : (
          <ProgressBar
            label={words.complete[1]}
            share={completenessOf(user)}
            band={bandOf(completenessOf(user))}
            note={`${words.stillMissing} ${missingInWords(user)}`}
          />
        )}
      </div>
    </Card>
  )
}
