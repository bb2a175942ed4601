import type { Picture } from '@arvand/contracts/courses'
import { useEffect, useState } from 'react'
import { ArticleCover } from '../articles/index.ts'
import { pictureTypes, UploadField } from '../media/index.ts'
import { editorWords as words } from './words.ts'

interface CoverFieldProps {
  readonly slug: string
  readonly cover: Picture
  readonly fileId: string | null
  readonly onKept: (fileId: string | null) => void
}

/** The picture of an article, and the choice of another one, which is shown at once. */
export function CoverField({ slug, cover, fileId, onKept }: CoverFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  // A `blob:` address keeps its file in memory until it is revoked.
  useEffect(() => () => (chosen?.startsWith('blob:') ? URL.revokeObjectURL(chosen) : undefined), [chosen])
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <span className="overflow-clip rounded-option border border-line">
        <ArticleCover article={{ slug, cover: chosen ? { src: chosen, sizes: [] } : cover }} sizes="14rem" />
      </span>
      <UploadField
        name="coverFileId"
        use="article"
        accept={pictureTypes}
        library
        label={words.cover}
        description={words.coverHint}
        limits={words.coverLimits}
        defaultFile={fileId ? { id: fileId, name: words.coverFile } : null}
        onChosen={(file) => setChosen(URL.createObjectURL(file))}
        onKept={(file) => {
          if (!file) setChosen(null)
          else if (file.pictureSrc) setChosen(file.pictureSrc)
          onKept(file?.id ?? null)
        }}
      />
    </div>
  )
}
