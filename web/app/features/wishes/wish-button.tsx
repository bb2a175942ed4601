import { Heart } from 'lucide-react'
import { ActionForm } from '../../shell/action-form.tsx'
import { wishesWords as words } from './words.ts'

interface WishButtonProps {
  readonly courseId: string
  readonly title: string
  readonly wished: boolean
}

/**
 * The wish button of a course's page. A form, so it works before any script; signed-out visitors are sent to sign in.
 */
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
