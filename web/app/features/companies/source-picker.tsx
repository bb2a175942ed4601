import type { Answer } from '@arvand/contracts/endpoint'
import { findSkillSources } from '@arvand/contracts/panel/manage-careers'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { quietCall } from '../../api/browser.ts'
import { attempt } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { manageSkillsWords as words } from './words.ts'

type Found = Answer<typeof findSkillSources>
type Source = { readonly value: string; readonly title: string }

/** Searches for the courses and exams that prove a skill, and ticks them within its form. */
export function SourcePicker({ courses, exams }: Found) {
  const [found, setFound] = useState<Found | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const find = async () => {
    const q = box.current?.value.trim() ?? ''
    if (q === '') return
    setFinding(true)
    const { answer } = await attempt(quietCall(findSkillSources, { q }))
    setFinding(false)
    setFailed(!answer)
    if (answer) setFound(answer)
  }
  const isEmpty = found && found.courses.length + found.exams.length === 0
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-15 font-label">{words.sources}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          ref={box}
          name="find"
          type="search"
          label={words.findLabel}
          hideLabel
          placeholder={words.find}
          icon={Search}
          maxLength={120}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void find()
          }}
        />
        <Button type="button" variant="soft" pending={isFinding} onClick={() => void find()}>
          {words.search}
        </Button>
      </div>
      <p role="status" className="text-14 text-muted empty:hidden">
        {hasFailed ? words.searchFailed : isEmpty ? words.foundNothing : null}
      </p>
      <Sources
        name="courses"
        title={words.courses}
        chosen={courses.map(({ slug, title }) => ({ value: slug, title }))}
        found={found?.courses.map(({ slug, title }) => ({ value: slug, title })) ?? []}
      />
      <Sources
        name="examIds"
        title={words.exams}
        chosen={exams.map(({ id, title }) => ({ value: id, title }))}
        found={found?.exams.map(({ id, title }) => ({ value: id, title })) ?? []}
      />
    </fieldset>
  )
}

interface SourcesProps {
  readonly name: string
  readonly title: string
  readonly chosen: readonly Source[]
  readonly found: readonly Source[]
}

/** What is ticked stays listed above what the last search found. */
function Sources({ name, title, chosen, found }: SourcesProps) {
  const [seen, setSeen] = useState<readonly Source[]>(chosen)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(chosen.map(({ value }) => value)))
  const tick = (source: Source, isOn: boolean) => {
    if (!seen.some(({ value }) => value === source.value)) setSeen([...seen, source])
    const next = new Set(ticked)
    if (isOn) next.add(source.value)
    else next.delete(source.value)
    setTicked(next)
  }
  const fresh = found.filter(({ value }) => !seen.some((one) => one.value === value))
  const rows = [...seen, ...fresh]
  if (rows.length === 0) return null
  return (
    <fieldset className="rounded-option border border-line px-4 py-1">
      <legend className="px-1 text-14 text-muted">{title}</legend>
      {rows.map((source) => (
        <Checkbox
          key={source.value}
          name={name}
          value={source.value}
          checked={ticked.has(source.value)}
          onChange={({ currentTarget }) => tick(source, currentTarget.checked)}
        >
          {source.title}
        </Checkbox>
      ))}
    </fieldset>
  )
}
