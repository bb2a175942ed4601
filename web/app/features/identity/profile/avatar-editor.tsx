import { removeAvatar } from '@arvand/contracts/panel/avatar'
import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { avatarWords as words } from './avatar-words.ts'
import type { User } from './completeness.ts'

const AvatarDialog = lazyPart(() => import('./avatar-dialog.tsx'))

interface AvatarEditorProps {
  readonly user: Pick<User, 'id' | 'avatar'>
  readonly set: FormAnswer | undefined
  readonly removed: FormAnswer | undefined
}

/** Chooses, crops and removes the person's picture. */
export function AvatarEditor({ user, set, removed }: AvatarEditorProps) {
  const [address, setAddress] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const submit = useSubmit()
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])
  const keep = (fileId: string) => {
    setAddress(null)
    void submit({ intent: 'avatarSet', fileId }, { method: 'post' })
  }
  return (
    <div className="grid gap-3 pt-4">
      <AnswerNews answer={set} />
      <div className="flex flex-wrap items-center gap-3">
        <span className="[@media(scripting:none)]:hidden">
          <Button
            type="button"
            variant="outline"
            size="compact"
            icon={Camera}
            onClick={() => input.current?.click()}
          >
            {user.avatar ? words.change : words.add}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={words.title}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              event.currentTarget.value = ''
              if (file) setAddress(URL.createObjectURL(file))
            }}
          />
        </span>
        {user.avatar || removed ? (
          <ActionForm
            intent="avatarRemove"
            to={removeAvatar}
            answer={removed}
            className="grid gap-3"
            submit={words.remove}
            button={{ variant: 'quiet', size: 'compact' }}
          />
        ) : null}
      </div>
      <p className="text-14 text-muted [@media(scripting:none)]:hidden">{words.limits}</p>
      <noscript>
        <p className="text-14 text-muted">{words.noScript}</p>
      </noscript>
      {address ? (
        <AvatarDialog address={address} ownerId={user.id} onKept={keep} onClose={() => setAddress(null)} />
      ) : null}
    </div>
  )
}
