// Values of the `accept` attribute of file fields. The server decides by the content what a file is.

/** Listed one by one and without HEIC, so that iPhones convert to JPEG. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff'

/** Extensions too, for systems that do not know these media types. */
export const filmTypes = 'video/*,.mkv,.avi,.wmv,.flv,.3gp,.ts,.ogv'
export const soundTypes = 'audio/*,.wma'
