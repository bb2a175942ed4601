// As of the `accept` attribute of a field for files. What a file is, the server tells by its content.

/** Named one by one and without HEIC: iPhones then hand over a JPEG instead. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff'

/** Endings beside, for systems that do not know what they are. */
export const filmTypes = 'video/*,.mkv,.avi,.wmv,.flv,.3gp,.ts,.ogv'
export const soundTypes = 'audio/*,.wma'
