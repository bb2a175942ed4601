import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { returnWords as words } from './return-words.ts'

interface TryAgainProps {
  readonly factorId: string
  readonly useWallet: boolean
  readonly requestId: string
}

/** Pays the same factor again, with one press and the same means. */
export function TryAgain({ factorId, useWallet, requestId }: TryAgainProps) {
  const to = `/panel/factors/${factorId}`
  const { formAction } = useNavigation()
  return (
    <Form method="post" action={to}>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="requestId" value={requestId} />
      <input type="hidden" name="useWallet" value={useWallet ? 'yes' : 'no'} />
      <Button pending={formAction === to}>{words.tryAgain}</Button>
    </Form>
  )
}
