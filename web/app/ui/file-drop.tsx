import { formatNumber } from '@arvand/persian/numbers'
import { CloudUpload } from 'lucide-react'
import type { DragEvent, ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldWords } from './field.tsx'
import { Field, useTies } from './field.tsx'
import { Icon } from './icon.tsx'

interface FileDropProps extends FieldWords {
  name: string
  /** As of the `accept` attribute. */
  accept?: string
  multiple?: boolean
  /** The allowed files, in words: «پی‌دی‌اف تا ۲۰ مگابایت». */
  limits: ReactNode
  onFiles?: (files: File[]) => void
  /** The form sends the file itself (`sendsFiles`); any other field is not offered where nothing reads it. */
  isSent?: boolean
}

/** A field for files: dropped, pasted or chosen; a plain file input of a form where there is no JavaScript. */
export function FileDrop({
  name,
  accept,
  multiple = false,
  limits,
  onFiles,
  isSent = false,
  ...given
}: FileDropProps) {
  const words = isSent ? given : { ...given, className: `${given.className ?? ''} noscript:hidden` }
  const ties = useTies(words)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])]
    setChosen(all)
    onFiles?.(all)
  }
  const takeEarly = useEffectEvent(() => {
    if (input.current?.files?.length) take(input.current.files)
  })
  // A file may have been chosen before the page's scripts came.
  useEffect(() => takeEarly(), [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!input.current || ties.disabled || event.dataTransfer.files.length === 0) return
    input.current.files = event.dataTransfer.files
    take(input.current.files)
  }
  const frame = over ? 'border-primary-600 bg-primary-50' : words.error ? 'border-danger' : 'border-edge'
  return (
    <Field words={words} ties={ties}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`relative grid justify-items-center gap-1 rounded-option border-[1.5px] border-dashed px-5 py-7 text-center has-focus-visible:border-primary-600 has-focus-visible:ring-3 has-focus-visible:ring-primary-100 ${ties.disabled ? 'bg-sunken text-muted' : 'bg-surface hover:border-primary-600'} ${frame}`}
      >
        <Icon of={CloudUpload} size={28} className="text-primary-600" />
        <span className="text-15 font-label">
          فایل را این‌جا رها کنید یا{' '}
          <span className="text-primary-700 underline underline-offset-[6px]">انتخاب کنید</span>
        </span>
        <span className="text-14 text-muted">{limits}</span>
        <input
          {...ties}
          ref={input}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          onChange={(event) => take(event.currentTarget.files)}
          className="absolute inset-0 w-full cursor-pointer opacity-0 disabled:cursor-not-allowed [@media(scripting:none)]:static [@media(scripting:none)]:opacity-100"
        />
      </div>
      {chosen.length > 0 ? (
        <ul aria-live="polite" className="mt-2 grid gap-1 text-14 text-muted">
          {chosen.map(({ name, size }) => (
            <li key={`${name} ${size}`}>
              <bdi>{name}</bdi>، {sizeInWords(size)}
            </li>
          ))}
        </ul>
      ) : null}
    </Field>
  )
}

const units = ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت'] as const

/** «۶۴۰ مگابایت» of a number of bytes. */
export function sizeInWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const amount = bytes / 1000 ** power
  return `${formatNumber(Number(amount.toFixed(amount < 10 && power > 0 ? 1 : 0)))} ${units[power]}`
}
