import type { TimedMedia } from '@arvand/contracts/lesson-content'
import { formatDuration } from '@arvand/persian/duration'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { FieldsProps } from '../../../lesson-kind.ts'
import { useVisitor } from '../../../shell/use-root.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { pictureTypes, UploadField, uploadFile } from '../../media/index.ts'
import { lessonWords as words } from '../words.ts'
import { previewId, stillOf } from './still-of.ts'

/** The poster of a video: a picture of the library, an uploaded one, or the frame at which the player above stands. */
export function PosterField({ content, files, playable, revision, onChange }: FieldsProps<TimedMedia>) {
  const { posterFileId = null, posterAlt = '' } = content
  const [taken, setTaken] = useState(0)
  const keep = (fileId: string | null) =>
    onChange(fileId ? { posterFileId: fileId } : { posterFileId: null, posterAlt: '' })
  const name = files.find(({ id }) => id === posterFileId)?.name ?? words.posterFile
  return (
    <div className="grid gap-3">
      <UploadField
        key={`${revision} ${taken}`}
        name="posterFileId"
        use="lesson"
        library
        accept={pictureTypes}
        label={words.poster}
        description={words.posterHint}
        limits={words.posterLimits}
        defaultFile={posterFileId ? { id: posterFileId, name } : null}
        onKept={(file) => keep(file?.id ?? null)}
      />
      {playable ? (
        <TakeStill
          onTaken={(fileId) => {
            keep(fileId)
            setTaken(taken + 1)
          }}
        />
      ) : null}
      {posterFileId ? (
        <TextField
          name="posterAlt"
          label={words.posterAlt}
          description={words.posterAltHint}
          maxLength={200}
          value={posterAlt}
          onChange={(event) => onChange({ posterAlt: event.target.value })}
        />
      ) : null}
    </div>
  )
}

/** Takes the frame that the player shows as a picture of the library. */
function TakeStill({ onTaken }: { onTaken: (fileId: string) => void }) {
  const visitor = useVisitor()
  const [isTaking, setTaking] = useState(false)
  const take = async () => {
    const film = document.getElementById(previewId)?.querySelector('video')
    // 2: there is a picture of the present second.
    if (!film || film.readyState < 2 || !visitor) return showToast({ tone: 'info', text: words.stillNotYet })
    setTaking(true)
    try {
      const still = await stillOf(film, words.stillName(formatDuration(film.currentTime)))
      onTaken(await uploadFile(still, 'lesson', visitor.id))
    } catch (error) {
      // A store on another site lets nobody read the pixels of its films.
      const text = error instanceof Error && !(error instanceof DOMException) ? error.message : ''
      showToast({ tone: 'warning', text: text || words.stillFailed })
    }
    setTaking(false)
  }
  return (
    <p className="noscript:hidden">
      <Button
        type="button"
        variant="outline"
        size="compact"
        icon={ImagePlus}
        pending={isTaking}
        onClick={() => void take()}
      >
        {words.takeStill}
      </Button>
    </p>
  )
}
