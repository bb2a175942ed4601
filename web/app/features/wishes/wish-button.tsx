import { Heart } from 'lucide-react'
import { ActionForm } from '../../shell/action-form.tsx'
import { wishesWords as words } from './words.ts'

interface WishButtonProps {
  readonly courseId: string
  readonly title: string
  readonly wished: boolean
}

/** The heart of a course's own page; a form, so it works before any script and leads a stranger to sign in. */
export function WishButton({ courseId, title, wished }: WishButtonProps) {
  return (
    <ActionForm
      intent={wished ? 'unwish' : 'wish'}
      carry={{ courseId }}
      submit={wished ? words.kept : words.keep}
      className="grid"
      button={{
        variant: wished ? 'soft' : 'outline',
        size: 'compact',
        wide: true,
        icon: Heart,
        'aria-label': wished ? words.forgetOf(title) : words.keepOf(title),
      }}
    />
  )
}
