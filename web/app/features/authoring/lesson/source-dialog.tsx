import type { Answer } from '@arvand/contracts/endpoint'
import { listLessonSources } from '@arvand/contracts/teacher/lessons'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { useList } from '../../../api/use-list.ts'
import { BrowserList } from '../../../shell/browser-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Duration } from '../../../ui/duration.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { lessonWords as words } from '../words.ts'

type Sources = Answer<typeof listLessonSources>
export type OfferedFilm = Sources['items'][number]

export interface SourceDialogProps {
  readonly lessonId: string
  readonly onPicked: (film: OfferedFilm) => void
  readonly onClose: () => void
}

/** The films that sources offer to a lesson; loaded as a chunk of its own. */
export default function SourceDialog({ lessonId, onPicked, onClose }: SourceDialogProps) {
  const [source, setSource] = useState('')
  const [sources, setSources] = useState<Sources['sources']>([])
  const list = useList(`${lessonId} ${source}`, async (cursor) => {
    const page = await call(listLessonSources, { lessonId, ...(source ? { source } : {}), ...cursor })
    setSources(page.sources)
    return page
  })
  const pick = (film: OfferedFilm) => {
    onPicked(film)
    onClose()
  }
  return (
    <Dialog open title={words.fromClassTitle} onClose={onClose}>
      <div className="grid gap-5 text-ink">
        {sources.length > 1 ? (
          <SelectField
            name="source"
            label={words.source}
            options={sources.map(({ name, title }) => ({ value: name, label: title }))}
            value={source || sources[0]?.name}
            onChange={(event) => setSource(event.currentTarget.value)}
          />
        ) : null}
        <BrowserList list={list} empty={{ title: words.noFilms, text: words.noFilmsText }}>
          {(films) => (
            <List label={words.fromClassTitle}>
              {films.map((film) => (
                <FilmRow key={film.fileId} film={film} onPick={() => pick(film)} />
              ))}
            </List>
          )}
        </BrowserList>
      </div>
    </Dialog>
  )
}

function FilmRow({ film, onPick }: { film: OfferedFilm; onPick: () => void }) {
  const { title, at, seconds, chapters } = film
  const when = formatDateTime(at, 'long')
  return (
    <ListRow
      title={title}
      note={
        <>
          {when}
          {seconds === null ? null : (
            <>
              {' · '}
              <Duration seconds={seconds} />
            </>
          )}
          {chapters.length === 0 ? null : ` · ${words.chapterCount(formatNumber(chapters.length))}`}
        </>
      }
      end={
        <Button type="button" size="compact" aria-label={words.pickOf(title, when)} onClick={onPick}>
          {words.pick}
        </Button>
      }
    />
  )
}
