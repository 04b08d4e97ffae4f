-- The handed-out documents are entry 23 of the menu from now on, as they were planned; 28 is another page's.
UPDATE "users" SET "menu_ids" = (
  SELECT jsonb_agg(CASE WHEN entry = 28 THEN 23 ELSE entry END ORDER BY CASE WHEN entry = 28 THEN 23 ELSE entry END)
  FROM jsonb_array_elements_text("menu_ids") AS listed(id), LATERAL (SELECT id::int) AS entries(entry)
) WHERE "menu_ids" @> '28';
