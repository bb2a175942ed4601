import type { LibraryFile } from '@arvand/contracts/panel/media'
import { Captions, FileArchive, FileAudio, FileImage, FileText, FileVideo } from 'lucide-react'
import { useState } from 'react'
import type { LucideIcon } from '../../../ui/icon.tsx'
import { Icon } from '../../../ui/icon.tsx'

const icons: Record<LibraryFile['kind'], LucideIcon> = {
  picture: FileImage,
  video: FileVideo,
  audio: FileAudio,
  captions: Captions,
  document: FileText,
  archive: FileArchive,
}

/** A thumbnail, or the icon of the file's kind. Decorative: the file's name stands beside it. */
export function FileThumb({ file }: { file: Pick<LibraryFile, 'kind' | 'picture'> }) {
  const { kind, picture } = file
  const [isBroken, setBroken] = useState(false)
  if (!picture || isBroken)
    return (
      <span className="grid size-full place-items-center bg-sunken text-muted">
        <Icon of={icons[kind]} size={36} />
      </span>
    )
  return (
    <img
      src={picture.src}
      srcSet={picture.sizes.map(({ src, width }) => `${src} ${width}w`).join(', ') || undefined}
      sizes="16rem"
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className="size-full bg-sunken object-cover"
    />
  )
}
