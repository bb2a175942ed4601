import type { Answer } from '@arvand/contracts/endpoint'
import type { showTemplate } from '@arvand/contracts/teacher/certificates'
import type { showWebinarTemplate } from '@arvand/contracts/teacher/webinar-certificates'
import { toLatinDigits } from '@arvand/persian/digits'
import { type RefObject, useEffect, useRef, useState } from 'react'

export type ShownTemplate = NonNullable<
  Answer<typeof showTemplate>['template'] | Answer<typeof showWebinarTemplate>['template']
>

const restMs = 700

const fields = [
  'brand',
  'heading',
  'titleLatin',
  'hours',
  'validMonths',
  'signer',
  'signerRole',
  'showsGrade',
  'examId',
]

const storedQuery = (template: ShownTemplate | null): Record<string, string> => ({
  lang: 'fa',
  ...Object.fromEntries(
    Object.entries(template ?? {})
      .filter(([name, value]) => fields.includes(name) && value)
      .map(([name, value]) => [name, value === true ? 'yes' : String(value)]),
  ),
})

const addressOf = (picture: string, query: Record<string, string>) =>
  `${picture}?${new URLSearchParams(query)}`

/** The address of the picture of a template: first as it is stored, then as it is typed, once typing has rested. */
export function useTemplatePreview(
  picture: string,
  template: ShownTemplate | null,
  box: RefObject<HTMLElement | null>,
) {
  const [address, setAddress] = useState(() => addressOf(picture, storedQuery(template)))
  const [isBroken, setBroken] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setBroken(false)
      setAddress(addressOf(picture, typedIn(box.current)))
    }, restMs)
  }
  return { address, isBroken, follow, onBroken: () => setBroken(true) }
}

/** What stands in the fields now; the language of the picture stands outside the form. */
function typedIn(box: HTMLElement | null): Record<string, string> {
  const form = new FormData(box?.querySelector('form') ?? undefined)
  const lang = box?.querySelector<HTMLInputElement>('[name=lang]:checked')?.value ?? 'fa'
  const typed = fields.flatMap((name) => {
    const value = form.getAll(name).findLast((one) => typeof one === 'string' && one !== '')
    return typeof value === 'string' ? [[name, toLatinDigits(value)] as const] : []
  })
  return { lang, ...Object.fromEntries(typed) }
}
