-- A trigger's name of its table is of type name, whose collation is another than the column's: the last version was looked for
-- in all of the history instead of by its key.
CREATE OR REPLACE PROCEDURE add_billing_version(name text, key text, team integer, told jsonb) LANGUAGE plpgsql AS $$
DECLARE
	last billing_history;
BEGIN
	SELECT * INTO last FROM billing_history h
	WHERE h.table_name = name COLLATE "default" AND h.row_key = key COLLATE "default" ORDER BY h.version DESC LIMIT 1;
	IF last.row = told THEN RETURN; END IF;
	INSERT INTO billing_history VALUES (name, key, coalesce(last.version, 0) + 1, team, told,
		billing_hash(coalesce(last.hash, ''), name, key, coalesce(last.version, 0) + 1, team, told));
END $$;
