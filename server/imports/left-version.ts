import { sql } from 'kysely';

/**
 * The version with which the import itself left a product `p` that it made (`i`): fetching its photos and showing it are
 * part of the import. A later version is somebody's edit.
 */
export const LEFT_VERSION = sql`(
  select case when coalesce(i.left_version, 1) > coalesce(f.version, 1) then coalesce(i.left_version, 1)
    else coalesce(f.version, 1) end
  from (select max(left_version) as version from import_photos
    where import_photos.import_id = i.import_id and import_photos.product_id = p.id) f)`;
