import type { Picture } from '@arvand/contracts/courses'
import { ImageOff } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { richTextWords as words } from './words.ts'

interface FigureProps {
  readonly attrs: { readonly alt: string; readonly caption?: string | null | undefined }
  readonly picture: Picture | undefined
}

/** A picture with its caption; for a missing file its alternative text is shown. */
export function Figure({ attrs: { alt, caption }, picture }: FigureProps) {
  return (
    <figure className="grid min-w-0 justify-items-center gap-2">
      {picture ? (
        <img
          src={picture.src}
          srcSet={picture.sizes.map(({ src, width }) => `${src} ${width}w`).join(', ') || undefined}
          sizes="(min-width: 48rem) 44rem, 92vw"
          alt={alt}
          loading="lazy"
          decoding="async"
          className="h-auto max-h-[36rem] max-w-full rounded-option border border-line object-contain"
        />
      ) : (
        <div className="grid w-full justify-items-center gap-2 rounded-option border border-dashed border-edge px-5 py-8 text-center text-muted">
          <Icon of={ImageOff} size={24} />
          <span className="text-14">{alt || words.pictureGone}</span>
        </div>
      )}
      {caption ? (
        <figcaption className="max-w-[40rem] text-center text-14 text-muted">{caption}</figcaption>
      ) : null}
    </figure>
  )
}
