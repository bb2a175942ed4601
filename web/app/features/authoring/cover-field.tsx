import { useEffect, useState } from 'react'
import { CourseCover } from '../courses/index.ts'
import { pictureTypes, UploadField } from '../media/index.ts'
import type { Route } from './+types/course-details'
import { authoringWords as words } from './words.ts'

type Course = Route.ComponentProps['loaderData']['course']

interface CoverFieldProps {
  readonly course: Course
  readonly slug: string
  readonly palette: string
  readonly fileId: string | null
  readonly onKept: (fileId: string | null) => void
}

/**
 * The cover, and the choice of another one. The chosen file is shown at once; the stored picture comes after the save.
 */
export function CoverField({ course, slug, palette, fileId, onKept }: CoverFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  // A `blob:` address keeps its file in memory until it is revoked.
  useEffect(() => () => (chosen?.startsWith('blob:') ? URL.revokeObjectURL(chosen) : undefined), [chosen])
  const kept = fileId === course.coverFileId ? course.cover : null
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <span className="overflow-clip rounded-option border border-line">
        <CourseCover
          slug={slug}
          palette={palette}
          cover={chosen ? { src: chosen, sizes: [] } : kept}
          sizes="14rem"
        />
      </span>
      <UploadField
        name="coverFileId"
        use="cover"
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
