import { Gift } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useVisitor } from '../../shell/use-root.ts'
import { Button } from '../../ui/button.tsx'
import { MobileField } from '../../ui/digits-field.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toasts.ts'
import { addToCard } from '../cart/index.ts'
import type { GiftCourse } from './course-of.ts'
import { GiftFace } from './gift-face.tsx'
import { readGiftPurchase } from './read-giving.ts'
import { WhenFields } from './when-fields.tsx'
import { giveWords as words } from './words.ts'

interface GiveFormProps {
  readonly course: GiftCourse
  /** The form as it was sent before the page hydrated. */
  readonly sent: (ReturnType<typeof readGiftPurchase> & { readonly values: Values }) | undefined
}

type Values = Readonly<Record<string, string>>

/** Recipient, message and time of a gift, with the gift drawn beside them; puts it into the cart. */
export default function GiveForm({ course, sent }: GiveFormProps) {
  const typed: Values = sent?.values ?? {}
  const [seen, setSeen] = useState({ name: typed.name ?? '', message: typed.message ?? '' })
  const [wrong, setWrong] = useState<Values>(sent?.fields ?? {})
  const navigate = useNavigate()
  const put = useCallback(
    (gift: object) => {
      addToCard({ kind: 'course', id: course.id, quantity: 1, options: { gift } })
      showToast({ tone: 'success', text: words.added })
      void navigate('/cart')
    },
    [course.id, navigate],
  )
  useEffect(() => {
    if (sent?.gift) put(sent.gift)
  }, [sent, put])
  const visitor = useVisitor()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { gift, fields } = readGiftPurchase(new FormData(form), new Date())
    setWrong(fields)
    if (!gift) {
      // After React has drawn the errors.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    put(gift)
  }
  const look = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    setSeen({ name: String(form.get('name')).trim(), message: String(form.get('message')).trim() })
  }
  return (
    <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-10">
      <form
        method="post"
        noValidate
        onSubmit={add}
        onInput={look}
        className="grid gap-6"
        aria-label={words.whom}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <MobileField
            name="mobile"
            label={words.mobile}
            error={wrong.mobile}
            defaultValue={typed.mobile}
            maxLength={20}
            required
          />
          <TextField
            name="name"
            label={words.name}
            description={words.nameHint}
            defaultValue={typed.name}
            maxLength={80}
          />
        </div>
        <TextArea
          name="message"
          label={words.message}
          description={words.messageHint}
          defaultValue={typed.message}
          maxLength={500}
          rows={4}
        />
        <WhenFields error={wrong.day} typed={typed} />
        <div className="hidden [@media(scripting:enabled)]:block">
          <Button icon={Gift}>{words.add}</Button>
        </div>
        <noscript>
          <p className="text-14 text-muted">{words.noScript}</p>
        </noscript>
        <p className="flex flex-wrap gap-x-2 text-15 text-muted">
          {words.forMany}
          <TextLink to={`${course.href}/seats`}>{words.toSeats}</TextLink>
        </p>
      </form>
      <div className="grid gap-3 lg:sticky lg:top-24">
        <p className="text-15 text-muted">{words.preview}</p>
        <GiftFace
          kind="gift"
          giver={visitor?.name ?? words.you}
          recipientName={seen.name || null}
          message={seen.message || words.yourMessage}
          item={course}
          level={2}
        />
      </div>
    </div>
  )
}
