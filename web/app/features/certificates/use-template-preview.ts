import type { Answer } from '@arvand/contracts/endpoint'
import type { showTemplate } from '@arvand/contracts/teacher/certificates'
import { toLatinDigits } from '@arvand/persian/digits'
import { type RefObject, useEffect, useRef, useState } from 'react'

type Template = Answer<typeof showTemplate>['template']

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
]

const storedQuery = (template: Template): Record<string, string> => ({
  lang: 'fa',
  ...Object.fromEntries(
    Object.entries(template ?? {})
      .filter(([name, value]) => fields.includes(name) && value)
      .map(([name, value]) => [name, value === true ? 'yes' : String(value)]),
  ),
})

const addressOf = (courseId: string, query: Record<string, string>) =>
  `/certificates/preview/${courseId}?${new URLSearchParams(query)}`

/** The address of the picture of a template: first as it is stored, then as it is typed, once typing has rested. */
export function useTemplatePreview(courseId: string, template: Template, box: RefObject<HTMLElement | null>) {
  const [address, setAddress] = useState(() => addressOf(courseId, storedQuery(template)))
  const [isBroken, setBroken] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setBroken(false)
      setAddress(addressOf(courseId, typedIn(box.current)))
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
